import { createExecutionContext } from "cloudflare:test";
import { env } from "cloudflare:workers";
import type { JobContext } from "#jobs/define";
import { ORIGIN } from "#testing/now";
import { composeAtOnce } from "#workers/compose";

/** What jobs work with in the Worker under test, as of `at`. */
export function jobContext(at: Date): JobContext {
	return composeAtOnce(env, ORIGIN, createExecutionContext()).jobContext(at);
}
