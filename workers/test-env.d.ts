import type { D1Migration } from "cloudflare:test";
import type { Env as WorkerEnv } from "#workers/env";

declare global {
	namespace Cloudflare {
		interface Env extends WorkerEnv {
			TEST_MIGRATIONS: D1Migration[];
			/** Reaches public addresses only, checked by the runtime when it connects. */
			PUBLIC_NETWORK: Fetcher;
			TEST_DEPTH: "quick" | "full";
		}
		interface GlobalProps {
			mainModule: typeof import("./index");
		}
	}
}
