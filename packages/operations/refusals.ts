import type { ErrorCode } from "#core/errors";

/** From the name of a failed guard to the refusal it means. */
export type Refusals = Readonly<Record<string, { code: ErrorCode; detail: string }>>;
