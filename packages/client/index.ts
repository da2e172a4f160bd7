export {
	type CallOptions,
	type ClientOptions,
	type LaunchweekClient,
	launchweekClient,
	type Result,
} from "./client.ts";
export { LaunchweekError } from "./errors.ts";
export type { RetryOptions } from "./retry.ts";
export type { components, operations, paths } from "./schema.d.ts";
export type { Answer, ErrorCode, Input, Item, OperationId, PagedId, Problem, Schema } from "./types.ts";
