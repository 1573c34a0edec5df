/** The language of a fenced code block that contains a block, such as a card. */
export const BLOCK_LANGUAGE = 'assistant-block';
