import { type Context, Hono } from "hono";
import { isPictureOf, objectKey, type PictureRow, pictureByHash } from "#store/pictures";
import { isInPublishedPost } from "#store/post-pictures";
import { compose, type Services } from "#workers/compose";
import type { Env } from "#workers/env";
import { isUnchanged } from "#workers/http/conditional";
import { readSession } from "#workers/http/session";

const YEAR_SECONDS = 31_536_000;
/** What is under a hash never changes. */
const FOR_EVERYBODY = `public, max-age=${YEAR_SECONDS}, immutable`;
/** Before the listing is public only its people see it: nothing between them and us may keep it. */
const FOR_ITS_PEOPLE = `private, max-age=${YEAR_SECONDS}, immutable`;
const MISSING_CACHE_CONTROL = "private, no-store";

/** Whatever the file is, opened by itself it runs nothing, loads nothing and has no origin. Source: docs/pictures.md#where-they-are. */
const HEADERS = {
	"Content-Security-Policy": "default-src 'none'; sandbox",
	"X-Content-Type-Options": "nosniff",
};

type PictureContext = Context<{ Bindings: Env }>;

/** Pictures of listings, posts and the directory itself, at `/pictures/{hash}`. */
export function pictureApp(): Hono<{ Bindings: Env }> {
	const app = new Hono<{ Bindings: Env }>({ strict: true });
	app.get("/pictures/:hash{[0-9a-f]{64}}", async (c) => {
		const services = await compose(c.env, new URL(c.req.url).origin, c.executionCtx);
		const picture = await pictureByHash(services.db, c.req.param("hash"));
		if (picture === null) return c.notFound();
		const isPublic =
			picture.isPublic || (await isInPublishedPost(services.db, picture.hash, services.clock.now().getTime()));
		if (!(isPublic || (await isTheirs(c, services, picture)))) return c.notFound();
		const etag = `"${picture.hash.slice(0, 32)}"`;
		const headers = {
			...HEADERS,
			ETag: etag,
			"Cross-Origin-Resource-Policy": isPublic ? "cross-origin" : "same-origin",
			"Cache-Control": isPublic ? FOR_EVERYBODY : FOR_ITS_PEOPLE,
		};
		if (isUnchanged(c.req.raw.headers, { etag })) return c.body(null, 304, headers);
		const bytes = await services.objects.get(objectKey(picture));
		if (bytes === null) return c.notFound();
		return c.body(bytes.slice().buffer, 200, {
			...headers,
			"Content-Type": picture.type,
			"Content-Length": String(bytes.length),
		});
	});
	app.notFound((c) => c.text("There is no such picture.", 404, { ...HEADERS, "Cache-Control": MISSING_CACHE_CONTROL }));
	return app;
}

/** A picture that no public listing or post has shown exists for its people and the site team alone: its hash proves nothing. */
async function isTheirs(c: PictureContext, { db, clock }: Services, { hash }: PictureRow): Promise<boolean> {
	const session = await readSession(c, db, clock.now().getTime());
	if (session === null) return false;
	return session.user.role === "admin" || isPictureOf(db, hash, session.user.id);
}
