export {
  gfmAutolinkLiteral,
  gfmAutolinkLiteralHtml,
} from 'micromark-extension-gfm-autolink-literal';

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
