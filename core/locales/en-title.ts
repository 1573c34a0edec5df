/** The widget's name: the only one of its words that is seen before a visitor shows interest. */
export const title = 'Talk with AI';
