import { DurableObject } from "cloudflare:workers";
import type { Caller } from "#core/access/caller";
import type { Env } from "#workers/env";
import type { Beginning, LiveSession } from "#workers/mcp/live-session";
import { isInitialize } from "#workers/mcp/messages";
import { rpcError } from "#workers/mcp/rpc-error";
import { CALLER_HEADER } from "#workers/mcp/session-headers";

/** A session that nobody used for this long is deleted; its client then begins a new one. */
export const SESSION_IDLE_MS = 24 * 3_600_000;
/** How stale the stored time of last use may be: a write for each request would cost more than it tells. */
const TOUCH_EVERY_MS = SESSION_IDLE_MS / 24;

/** What a session is, beyond the memory of its object: enough to begin it again. */
export interface StoredSession {
	initialize: Beginning;
	/** The user whose session it is; null until somebody signed in uses it. */
	userId: number | null;
	/** Epoch milliseconds. */
	lastUsedAt: number;
}

const KEY = "session";

/**
 * A session of an initialize-based client (2025-03-26 to 2025-11-25): its id is this object's id.
 * Nothing of a conversation is kept but its beginning; after an eviction the beginning is replayed. Every request
 * brings its own credentials, so a session grants nothing; but once a user has used it, nobody else can.
 */
export class McpSession extends DurableObject<Env> {
	#live: Promise<LiveSession> | null = null;

	override async fetch(request: Request): Promise<Response> {
		const caller = JSON.parse(request.headers.get(CALLER_HEADER) ?? "null") as Caller;
		const body = request.method === "POST" ? await request.json() : undefined;
		// Only now: while a body comes, another request may make the session somebody's, or end it.
		const stored = this.#read();
		if (stored === null) {
			if (request.headers.has("Mcp-Session-Id") || !isInitialize(body)) return sessionNotFound();
			return this.#begin(request, body, caller);
		}
		if (!belongsTo(stored, caller)) return sessionNotFound();
		if (request.method === "DELETE") return this.#end();
		this.#touch(stored, caller);
		if (request.method === "GET") return new Response(null, { status: 204 });
		// One that failed is not kept: every later request of the session, and its end, would fail with it.
		this.#live ??= this.#revive(stored).catch((error: unknown) => {
			this.#live = null;
			throw error;
		});
		return (await this.#live).answer(request, body, caller);
	}

	/** Deletes the session if nobody used it for long, else looks again when that could be. */
	override async alarm(): Promise<void> {
		const stored = this.#read();
		const idleUntil = (stored?.lastUsedAt ?? 0) + SESSION_IDLE_MS;
		if (idleUntil > Date.now()) return this.ctx.storage.setAlarm(idleUntil);
		await this.#end();
	}

	async #begin(request: Request, body: unknown, caller: Caller): Promise<Response> {
		const { openLiveSession } = await import("#workers/mcp/live-session");
		const live = await openLiveSession(this.ctx.id.toString(), this.env, this.ctx);
		const response = await live.answer(request, body, caller);
		// The answer to initialize is one short message; once it is whole, the server knows what was agreed.
		const answer = new Response(await response.text(), response);
		const initialize = live.initializedWith();
		if (!response.ok || initialize === null) return answer;
		this.#live = Promise.resolve(live);
		const userId = caller.kind === "user" ? caller.userId : null;
		this.#write({ initialize, userId, lastUsedAt: Date.now() });
		await this.ctx.storage.setAlarm(Date.now() + SESSION_IDLE_MS);
		return answer;
	}

	async #revive(stored: StoredSession): Promise<LiveSession> {
		const { openLiveSession } = await import("#workers/mcp/live-session");
		const live = await openLiveSession(this.ctx.id.toString(), this.env, this.ctx);
		await live.replay(stored.initialize);
		return live;
	}

	async #end(): Promise<Response> {
		const live = await this.#live;
		this.#live = null;
		await live?.close();
		await this.ctx.storage.deleteAlarm();
		await this.ctx.storage.deleteAll();
		return new Response(null, { status: 200 });
	}

	/** Notes that the session was used, and whose it is from now on. */
	#touch(stored: StoredSession, caller: Caller): void {
		const now = Date.now();
		const userId = caller.kind === "user" ? caller.userId : stored.userId;
		if (userId === stored.userId && now - stored.lastUsedAt < TOUCH_EVERY_MS) return;
		this.#write({ ...stored, userId, lastUsedAt: now });
	}

	#read(): StoredSession | null {
		return this.ctx.storage.kv.get<StoredSession>(KEY) ?? null;
	}

	#write(session: StoredSession): void {
		this.ctx.storage.kv.put(KEY, session);
	}
}

function belongsTo(session: StoredSession, caller: Caller): boolean {
	return session.userId === null || (caller.kind === "user" && caller.userId === session.userId);
}

function sessionNotFound(): Response {
	return rpcError(404, -32_001, "Session not found");
}
