/** The texts that the launcher and its teaser need before the others load. */
export const enLauncher = {
  /** The language of the texts, as a BCP 47 tag. */
  language: 'en',
  /** The title of the panel and the launcher. The options `title` and `ctaTitle` take precedence. */
  title: 'Talk with AI',
  /** On the launcher, when the code of the widget could not be loaded. */
  notLoaded: 'Could not load. Tap to retry, or reload.',
  /** A closed panel. */
  closed: {
    /** Beside the launcher, with the option `teaser`. */
    teaser: 'Questions? I’m here to help.',
    /** The label of the button that closes the teaser. */
    closeTeaser: 'Close',
  },
} as const;
