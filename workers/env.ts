import type { AiRunner } from "#adapters/ai/workers-ai";
import type { EmailBinding } from "#adapters/mail/cloudflare";
import type { Dataset } from "#adapters/numbers/analytics-engine";
import type { VectorizeBinding } from "#adapters/vectors/vectorize";

/**
 * What the platform hands to the Worker, as far as code may name it: the bindings of wrangler.toml. Variables and secrets
 * come with it and are read in one place, `workers/settings`; everybody else gets what `compose` makes of them.
 */
export interface Env {
	DB: D1Database;
	KV: KVNamespace;
	/** Logos and covers. */
	PICTURES: R2Bucket;
	/** Copies of the database, which nobody is shown. */
	BACKUPS: R2Bucket;
	JOBS: Queue<unknown>;
	ASSETS: Fetcher;
	MCP_SESSIONS: DurableObjectNamespace;
	/** Counters of one location, where they are bound: `workers/limits/nearby.ts`. */
	READ_LIMIT?: RateLimit;
	WRITE_LIMIT?: RateLimit;
	/** Workers Analytics Engine, where it is bound. */
	ANALYTICS?: Dataset;
	/** Cloudflare's e-mail, where it is bound. */
	EMAIL?: EmailBinding;
	/** Workers AI, where it is bound. */
	AI?: AiRunner;
	/** Vectorize, where it is bound. */
	VECTORS?: VectorizeBinding;
}
