import { executeServerCommand } from '@web/test-runner-commands';
import { RECEIVED, SCRIPT, type ReceivedRequest, type ScriptedAnswer } from './scripted-answer.js';

/** An address that gives these answers, one for each request in turn. */
export function serve(...answers: readonly ScriptedAnswer[]): Promise<string> {
  return executeServerCommand<string, unknown>(SCRIPT, answers);
}

/** What such an address was asked so far. */
export function received(address: string): Promise<readonly ReceivedRequest[]> {
  return executeServerCommand<readonly ReceivedRequest[], unknown>(RECEIVED, address);
}

/** A JSON answer. */
export function json(status: number, body: unknown): ScriptedAnswer {
  return { status, contentType: 'application/json', parts: [JSON.stringify(body)] };
}

/** The text of one event of a stream. */
export function event(data: unknown): string {
  return `data: ${typeof data === 'string' ? data : JSON.stringify(data)}\n\n`;
}
