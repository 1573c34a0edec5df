const HEADER_BYTES = 6;
const ENTRY_BYTES = 16;
const BITS_PER_PIXEL = 32;

/**
 * An ICO file with one picture in it.
 *
 * @param png - The picture, square.
 * @param size - Its width, in pixels: 1 to 255.
 */
export function icoOf(png: Buffer, size: number): Buffer {
  const head = Buffer.alloc(HEADER_BYTES + ENTRY_BYTES);
  const isIcon = 1;
  const pictures = 1;
  head.writeUInt16LE(isIcon, 2);
  head.writeUInt16LE(pictures, 4);
  head.writeUInt8(size, 6);
  head.writeUInt8(size, 7);
  const planes = 1;
  head.writeUInt16LE(planes, 10);
  head.writeUInt16LE(BITS_PER_PIXEL, 12);
  head.writeUInt32LE(png.length, 14);
  head.writeUInt32LE(head.length, 18);
  return Buffer.concat([head, png]);
}
