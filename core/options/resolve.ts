import { resolveStyled, resolveTable, type Resolution } from './resolve-look.js';
import { en, type Texts } from '../i18n/en.js';
import { replaceTexts } from '../i18n/replace-texts.js';
import { invalidValue, object, shortText, text, unknownOption, type Kind } from '../kinds/kinds.js';
import type { ConsentPurpose } from '../machine/regions/consent.js';
import {
  ACCESS,
  ASSISTANT,
  CALL,
  LOOK,
  MACHINE,
  PANEL,
  type AssistantOptions,
  type HeadlessOptions,
  type Look,
  type ResolvedHeadlessOptions,
  type ResolvedOf,
  type Table,
} from './table.js';

/** All options of the widget with the defaults applied. */
export type ResolvedOptions = ResolvedHeadlessOptions &
  Look &
  Omit<ResolvedOf<typeof PANEL>, 'texts'> & {
    readonly texts: Texts;
  };

function unknownOptions(input: object, table: Table): string[] {
  return Object.keys(input)
    .filter((name) => !Object.hasOwn(table, name))
    .map(unknownOption);
}

/** Resolves the options of a headless assistant. Look options count as unknown. */
export function resolveHeadlessOptions(
  input: HeadlessOptions,
): Resolution<ResolvedHeadlessOptions> {
  const table = { ...ACCESS, ...CALL, ...MACHINE, ...ASSISTANT };
  const { options, warnings } = withPurposes(
    resolveTable<ResolvedHeadlessOptions>(table, Object.entries(input)),
  );
  return { options, warnings: [...warnings, ...unknownOptions(input, table)] };
}

const PURPOSES: Kind = {
  allowed: 'a list of purposes, each with its own id and a text',
  accepts: (all): all is ConsentPurpose[] => {
    const ids = (all as ConsentPurpose[]).map((each) => shortText.accepts(each?.text) && each.id);
    return ids.every(text.accepts) && new Set(ids).size === ids.length;
  },
};

/** Checks the purposes: visitors cannot agree to one that is malformed. */
function withPurposes<Options extends ResolvedHeadlessOptions>({
  options,
  warnings,
}: Resolution<Options>): Resolution<Options> {
  const warning = invalidValue('consentPurposes', options.consentPurposes, PURPOSES);
  return warning
    ? { options: { ...options, consentPurposes: [] }, warnings: [...warnings, warning] }
    : { options, warnings };
}

const UNDISCLOSED = 'voice-assistant: option aiDisclosure is "off": the page must disclose the AI.';

/** Resolves all options of the widget. */
export function resolveOptions(input: AssistantOptions): Resolution<ResolvedOptions> {
  const { texts, warnings: ofTexts } = replaceTexts<Texts>(
    en,
    object.accepts(input.texts) ? input.texts! : {},
  );
  const table = { ...ACCESS, ...CALL, ...MACHINE, ...ASSISTANT, ...LOOK, ...PANEL };
  const { options, warnings } = withPurposes(resolveStyled<ResolvedOptions>(table, input, texts));
  const silencing = silencingOptions(options);
  return {
    options: {
      ...options,
      ...Object.fromEntries(silencing.map((name) => [name, false])),
      texts,
    },
    warnings: [
      ...warnings,
      ...unknownOptions(input, table),
      ...ofTexts,
      ...(options.aiDisclosure === 'off' ? [UNDISCLOSED] : []),
      ...silencing.map(
        (name) => `voice-assistant: option ${name} is ignored: size "tiny" has no button for it.`,
      ),
    ],
  };
}

/** Options that would keep the visitor from being heard where the launcher is the only button. */
function silencingOptions({ size, mode, ...options }: ResolvedOptions) {
  if (size !== 'tiny' || mode !== 'voice') return [];
  return (['startMuted', 'pushToTalk'] as const).filter((name) => options[name]);
}
