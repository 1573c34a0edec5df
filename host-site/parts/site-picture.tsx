import type { Picture } from '../content/content-model.js';

export interface SitePictureProps {
  readonly picture: Picture;
  /** Its width as the attribute says it. Without `min()`: WebKit then takes the width of the window. */
  readonly sizes: string;
  readonly className?: string;
  /** Whether it is in the first viewport. */
  readonly first?: boolean;
}

/** The widths that every picture has, in pixels. */
export const PICTURE_WIDTHS = [480, 800, 1280] as const;

const RATIO = 4 / 3;

/** A picture in the width that the screen needs, without layout shift. */
export function SitePicture({ picture, sizes, className, first = false }: SitePictureProps) {
  const address = (width: number) => `/pictures/${picture.name}-${width}.avif`;
  const { widths = PICTURE_WIDTHS } = picture;
  const [, middle, widest] = PICTURE_WIDTHS;
  return (
    <img
      className={className}
      src={address(middle)}
      srcSet={widths.map((width) => `${address(width)} ${width}w`).join(', ')}
      sizes={sizes}
      width={widest}
      height={widest / RATIO}
      alt={picture.alt}
      loading={first ? 'eager' : 'lazy'}
      fetchPriority={first ? 'high' : 'auto'}
      decoding="async"
    />
  );
}
