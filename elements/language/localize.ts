import { LANGUAGES, type Language } from '../../core/i18n/languages.js';
import { languageOfTags, LOCALES } from '../../core/i18n/locales.js';
import { enLauncher } from '../../core/i18n/en-launcher.js';
import type { SomeTexts, Texts } from '../../core/i18n/en.js';
import type { Tree } from '../../core/i18n/replace-texts.js';
import { invalidValue, quoted, text, type Kind } from '../../core/kinds/kinds.js';
import type { ReceivedMessage, ResolvedOptions } from '../../core/headless/index.js';
import type { State } from '../../core/machine/state.js';
import type { AssistantOptions } from '../../core/options/table.js';
import { LANGUAGE_KEY } from '../../core/conversation/tab-keys.js';
import { attempt } from '../../core/reports/safely.js';
import { warnOnce } from '../../core/reports/warn-once.js';
import { adoptStyles } from '../shared/adopt-styles.js';
import { pageLanguage } from '../shared/page-language.js';
import { scriptStyles } from './scripts.styles.js';

/** A language of the texts. */
type Shown = Language | 'en';

/** The state that decides the language of a widget besides its options. */
interface Choice {
  /** The language that the visitor has chosen. */
  chosen?: Shown | undefined;
  /** The language that the provider has detected in the call. */
  detected?: Shown | undefined;
  /** Whether the calls of the widget are followed. */
  follows?: true;
  /** The language in use, whose texts may not have loaded. */
  language: Shown;
  /** The language of the launcher before the rest has loaded. */
  atRest?: string | undefined;
  /** Undefined before the first update after the load of this code. */
  redraw?: () => void;
}

const choices = new WeakMap<Node, Choice>();

function choiceOf(host: Node): Choice {
  const choice: Choice = choices.get(host) ?? { language: 'en' };
  choices.set(host, choice);
  return choice;
}

/** Returns the options with the texts of the wanted language below those of the page. */
export function localize(
  host: Element & { readonly renderRoot: ParentNode },
  pageOptions: AssistantOptions,
  redraw: () => void,
): AssistantOptions {
  const choice = choiceOf(host);
  choice.redraw = redraw;
  const language = wantedLanguage(host, pageOptions, choice);
  choice.language = language;
  const locale = language === 'en' ? undefined : LOCALES[language];
  // English is shown until it has loaded. After a failure the next update retries.
  if (locale && !locale.current) locale.load().then(redraw, () => undefined);
  const own = locale?.current?.texts;
  choice.atRest = hasPageTitle(host, pageOptions, own) ? undefined : (own ?? enLauncher).language;
  if (!own) return pageOptions;
  adoptStyles(host.renderRoot, scriptStyles);
  return { ...pageOptions, texts: combined(own, pageOptions.texts) as SomeTexts };
}

/**
 * Whether the title of the launcher is the page's, or in the language of the page as far as one can tell: on a
 * page in a language without texts, the page has to bring them.
 */
function hasPageTitle(
  host: Element,
  pageOptions: AssistantOptions,
  own: Texts | undefined,
): boolean {
  const ofPage = pageLanguage(host);
  const brings = pageOptions.title ?? pageOptions.ctaTitle ?? pageOptions.texts?.title;
  return !!brings || (!own && !!ofPage && !languageOfTags([ofPage]));
}

/** The language of the launcher before the rest has loaded; none where it is that of the page. */
export { languageAtRest as language };

function languageAtRest(host: Node): string | undefined {
  return choices.get(host)?.atRest;
}

/** The language in use of a widget that was localized. */
export function languageInUse(host: Node): Shown | undefined {
  return choices.get(host)?.language;
}

/** Shows the texts in the language that the visitor has chosen. */
export function chooseLanguage(host: Node, language: string): void {
  const choice = choiceOf(host);
  choice.chosen = languageOfTags([language]);
  choice.redraw?.();
}

/** Chooses the language for the visitor, in a menu of the page. Warns of one that there is not. */
export function chooseForVisitor(
  host: Node,
  language: string,
  options: ResolvedOptions,
  state: State,
): void {
  const problem = !options.languageChoice
    ? 'needs the option languageChoice'
    : !languageOfTags([language]) && `${quoted(language)} is not the tag of one of: ${TAGS}`;
  if (problem) return warnOnce([`voice-assistant: chooseLanguage(): ${problem}.`]);
  chooseLanguage(host, language);
  keepChoice(host, options, state);
}

/** Keeps the visitor's choice as the conversation is kept: for the tab, and not without a consent that is needed. */
export function keepChoice(
  host: Node,
  { keepConversation }: ResolvedOptions,
  { consent }: State,
): void {
  const chosen = choices.get(host)?.chosen;
  if (!keepConversation) return;
  attempt(() => {
    if (consent.status === 'needed') sessionStorage.removeItem(LANGUAGE_KEY);
    else if (chosen) sessionStorage.setItem(LANGUAGE_KEY, chosen);
  });
}

const TAGS = ['en', ...LANGUAGES].join(', ');

const tag: Kind<string> = {
  allowed: `"visitor" or the tag of one of: ${TAGS}`,
  accepts: (value): value is string => !!languageOfTags([value as string]),
};

function wantedLanguage(host: Element, pageOptions: AssistantOptions, choice: Choice): Shown {
  const { followLanguage, keepConversation, languageChoice } = pageOptions;
  if (keepConversation === true)
    choice.chosen ??= languageOfTags([attempt(() => sessionStorage.getItem(LANGUAGE_KEY)) ?? '']);
  if (followLanguage === true) follow(host, choice);
  // A visitor who has chosen keeps the language, whatever the call is in.
  return (
    (languageChoice === true && choice.chosen) ||
    (followLanguage === true && choice.detected) ||
    configuredLanguage(host, pageOptions.language)
  );
}

/** Follows the languages that the provider detects in calls, of which nothing is checked. */
function follow(host: Element, choice: Choice): void {
  if (choice.follows) return;
  choice.follows = true;
  const detect = (language: unknown) => {
    choice.detected = languageOfTags([language as string]);
    choice.redraw?.();
  };
  host.addEventListener('va-message', (event) => {
    const { parsed } = event as Event & { readonly parsed?: ReceivedMessage };
    if (parsed?.type === 'language-change-detected') detect(parsed.language);
  });
  for (const end of ['va-call-end', 'va-call-start-failed'])
    host.addEventListener(end, () => detect(undefined));
}

function configuredLanguage(host: Element, option: unknown): Shown {
  if (option === 'visitor') return languageOfTags(navigator.languages) ?? 'en';
  // The table of options warns of what is no text.
  if (!text.accepts(option)) return languageOfTags([pageLanguage(host)]) ?? 'en';
  const warning = invalidValue('language', option, tag);
  if (warning) warnOnce([warning.replace('The default', 'English')]);
  return languageOfTags([option]) ?? 'en';
}

/** The texts of a locale where the page gives none. What else it gives stays, to be warned about. */
function combined(own: Tree, changes: object | undefined): Tree {
  const result: Record<string, unknown> = { ...own };
  for (const [name, value] of Object.entries(changes ?? {})) {
    const old = own[name];
    const nested = typeof old === 'object' && typeof value === 'object';
    if (value !== null && value !== undefined)
      result[name] = nested ? combined(old, value as object) : value;
  }
  return result as Tree;
}

/** The direction of the texts of a language. */
export function directionOf(language: string): 'rtl' | 'ltr' | undefined {
  const known = LANGUAGES.find((each) => each === language);
  return known && (known === 'ur' ? 'rtl' : 'ltr');
}
