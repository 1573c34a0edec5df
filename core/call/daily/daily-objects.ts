import type { DailyCall } from '@daily-co/daily-js';

const objects = new WeakMap<object, DailyCall>();

/** Makes the object of a call known to the controls. */
export function registerDaily(transport: object, daily: DailyCall): void {
  objects.set(transport, daily);
}

/** The object that carries a call. Null until it is created; destroyed once the call is over. */
export function dailyOf(transport: object | undefined): DailyCall | null {
  return (transport && objects.get(transport)) ?? null;
}
