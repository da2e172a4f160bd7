import type { Clock } from "#core/ports/outside";

export const systemClock: Clock = { now: () => new Date() };
