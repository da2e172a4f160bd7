import type { D1Migration } from "cloudflare:test";
import type { Env as WorkerEnv } from "#workers/env";
import type { VariableName } from "#workers/settings/variables";

/** `changeSettings` changes them, so that the Worker takes notice. */
type RawVariables = { readonly [Name in VariableName]?: string };

declare global {
	namespace Cloudflare {
		interface Env extends WorkerEnv, RawVariables {
			TEST_MIGRATIONS: D1Migration[];
			/** Reaches public addresses only, checked by the runtime when it connects. */
			PUBLIC_NETWORK: Fetcher;
			/** What keeps the database behind DB (scripts/lib/d1-object.ts). */
			TEST_D1: DurableObjectNamespace;
			TEST_DEPTH: "quick" | "full";
			TEST_FAULTS: "few" | "some" | "all";
			/** Of `npm run bench:exact`: how large a directory is, and where what was counted is sent. */
			TEST_EXACT_LISTINGS?: string;
			TEST_EXACT_REPORT?: string;
			/** The size of a simulated year as JSON; empty for the short one. */
			TEST_YEAR: string;
		}
		interface GlobalProps {
			mainModule: typeof import("./index");
		}
	}
}
