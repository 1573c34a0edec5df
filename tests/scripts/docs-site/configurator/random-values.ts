import { fc } from '../../../support/property.js';
import {
  controlOf,
  OPTIONS,
  read,
  write,
  type Option,
  type Values,
} from '../../../../scripts/docs-site/configurator/options.js';

/** Texts that end, or begin, something in one of the languages of the snippets. */
const HOSTILE = [
  `"quoted" and 'quoted'`,
  `</script><script>alert('1')</script>`,
  '</template></voice-assistant>',
  '<!-- comment -->',
  '{braces} and {{ mustache }}',
  '?> <?php echo 1; ?>',
  '&quot; &amp;amp; &copy',
  'back\\slash `${template}`',
  'one\ntwo\r\nthree\u2028four',
  'Größe 🙂 ‮',
];

const text = fc.oneof(
  fc.constantFrom(...HOSTILE),
  fc
    .array(fc.constantFrom(...HOSTILE), { minLength: 2, maxLength: 3 })
    .map((each) => each.join('')),
  fc.string({ unit: 'grapheme', minLength: 1 }),
);

const url = fc.constantFrom('https://a.example/?"\'<>&{{b}}', 'http://127.0.0.1:1/&amp;');

/** Values of options whose contents the widget checks, too. */
const CHECKED: Readonly<Record<string, fc.Arbitrary<unknown>>> = {
  // The widget warns of a page that does not disclose.
  aiDisclosure: fc.constant('on'),
  apiUrl: fc.oneof(url, fc.constant('/forwarded?"\'<>&')),
  avatar: fc.constant('/avatar.png?"\'<>&'),
  callBundleUrl: url,
  consentPurposes: fc.uniqueArray(
    fc.record({ id: text, text, required: fc.boolean() }, { requiredKeys: ['id', 'text'] }),
    { maxLength: 3, selector: ({ id }) => id },
  ),
  chatUrl: url,
  contact: fc.constantFrom('/contact?"\'<>&', 'mailto:a@shop.example', 'tel:+911234'),
  exchange: url,
  language: fc.constantFrom('visitor', 'hi', 'ur', 'pa-IN'),
  styles: fc.record(
    {
      theme: fc.constantFrom('light', 'dark', 'auto'),
      radius: fc.constantFrom('none', 'large'),
    },
    { requiredKeys: [] },
  ),
  starters: fc.array(fc.oneof(text, fc.record({ label: text, text })), { maxLength: 6 }),
  texts: fc.record(
    { language: fc.constantFrom('de', 'ar'), title: text, controls: fc.record({ close: text }) },
    { requiredKeys: [] },
  ),
};

/** Any allowed value of an option. */
function valueOf(option: Option): fc.Arbitrary<unknown> {
  const checked = CHECKED[option.name];
  if (checked) return checked;
  switch (controlOf(option)) {
    case 'choice':
      return fc.constantFrom(...option.choices);
    case 'flag':
      return fc.boolean();
    case 'number':
      return fc.integer({ min: 0, max: 7200 }).map((halves) => halves / 2);
    case 'color':
      return fc.constantFrom('rebeccapurple', '#abc', 'rgb(1 2 3 / 50%)', 'hsl(90deg 50% 50%)');
    case 'json':
      return option.kind.accepts([])
        ? fc.array(text, { maxLength: 3 })
        : fc.dictionary(text, fc.oneof(text, fc.jsonValue({ maxDepth: 2 })), { maxKeys: 3 });
    case 'text':
      return text;
  }
}

/** A configuration as the page has it after every control was used, of a few options or of many. */
export const randomValues: fc.Arbitrary<Values> = fc
  .record(Object.fromEntries(OPTIONS.map((option) => [option.name, valueOf(option)])), {
    requiredKeys: [],
  })
  .map((chosen) => {
    const entries = OPTIONS.flatMap((option) => {
      if (!Object.hasOwn(chosen, option.name)) return [];
      const { value, problem } = read(option, write(chosen[option.name]));
      if (problem) throw new Error(problem);
      return value === undefined ? [] : [[option.name, value] as const];
    });
    const values = Object.fromEntries(entries);
    // The widget warns that it ignores these where nothing could unmute.
    if (values['mode'] === 'voice') for (const name of SILENCING) delete values[name];
    return values;
  });

const SILENCING = ['startMuted', 'pushToTalk'];
