/** Code in markdown. */
export function typescript(code: string): string {
  return `\`\`\`ts\n${code}\n\`\`\`\n`;
}
