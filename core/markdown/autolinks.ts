import { gfmAutolinkLiteral } from 'micromark-extension-gfm-autolink-literal';

export { gfmAutolinkLiteralHtml } from 'micromark-extension-gfm-autolink-literal';

type Extension = ReturnType<typeof gfmAutolinkLiteral>;
type Construct = Exclude<NonNullable<Extension['text']>[string], readonly unknown[] | undefined>;
type Context = ThisParameterType<NonNullable<Construct['previous']>>;

/** An address that ends in what ends a sentence or a quotation, but not in ASCII. */
const LONG_LINK = /<a href="([^"]*)">([^<]*?)([।॥。，、；：！？”’»…）]+)<\/a>/g;

/**
 * Ends autolinks at the punctuation of other scripts: GFM knows ASCII punctuation only and takes
 * the rest as part of the address.
 */
export function endLinks(markup: string): string {
  return markup.replace(LONG_LINK, (link, address: string, text: string, end: string) => {
    const taken = encodeURI(end);
    return address.endsWith(taken)
      ? `<a href="${address.slice(0, -taken.length)}">${text}</a>${end}`
      : link;
  });
}

/**
 * Autolinks, in linear time. After a bracket that may open a link there are none; GFM's parser looks
 * back for it from each letter that may begin an address.
 */
export function autolinks(): Extension {
  const { text = {} } = gfmAutolinkLiteral();
  const guarded = Object.entries(text).map(([code, constructs]) => [
    code,
    [constructs ?? []].flat().map(outsideLabels),
  ]);
  return { text: Object.fromEntries(guarded) as Extension['text'] };
}

function outsideLabels(construct: Construct): Construct {
  return {
    ...construct,
    previous(code) {
      return construct.previous!.call(this, code) && !isInLabel(this);
    },
  };
}

/** The opening brackets that were found last, by their index. */
const openings = new WeakMap<Context, readonly [index: number, token: object]>();

function isInLabel(context: Context): boolean {
  const { events } = context;
  const [before = -1, opening] = openings.get(context) ?? [];
  const known = events[before]?.[1];
  if (known && known === opening && !known._balanced) return true;
  for (let index = events.length - 1; index >= 0; index--) {
    const token = events[index]![1];
    const { type } = token;
    if ((type === 'labelLink' || type === 'labelImage') && !token._balanced) {
      openings.set(context, [index, token]);
      return true;
    }
    if (token._gfmAutolinkLiteralWalkedInto) return false;
  }
  return false;
}
