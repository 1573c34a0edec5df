/** The texts that the launcher needs before the others load. */
export const enLauncher = {
  /** The language of the texts, as a BCP 47 tag. */
  language: 'en',
  /** The main label of the panel and the launcher. The options `title` and `ctaTitle` take precedence. */
  title: 'Talk with AI',
  /** On the launcher, when the code behind it could not be loaded. */
  notLoaded: 'Could not be loaded. Press to try again.',
};
