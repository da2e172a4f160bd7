import { Hono } from "hono";
import { parseBadgeName } from "#core/badges/badge";
import { badgeSvg } from "#core/badges/badge-svg";
import { badgeWords } from "#core/badges/badge-words";
import { earnedBadges } from "#core/badges/earned-badges";
import { badgeListing } from "#store/badges";
import { hiddenAddress } from "#store/hidden-listings";
import { compose } from "#workers/compose";
import type { Env } from "#workers/env";
import { entityTag, isUnchanged } from "#workers/http/conditional";

/** Badges stand on other people's pages: kept an hour, and shown while a new one is fetched for a day more. */
const CACHE_CONTROL = "public, max-age=3600, stale-while-revalidate=86400";
/** Nobody should keep looking at a gap for long after a badge was earned. */
const MISSING_CACHE_CONTROL = "public, max-age=60";

/** The images may be shown anywhere and can do nothing: no script, nothing loaded, only their own style sheet. */
const HEADERS = {
	"Access-Control-Allow-Origin": "*",
	"Cross-Origin-Resource-Policy": "cross-origin",
	"Content-Security-Policy": "default-src 'none'; style-src 'unsafe-inline'; sandbox",
	"X-Content-Type-Options": "nosniff",
};

/** The images of badges, at `/badges/{slug}/{badge}.svg`. They need no session, set no cookie and are public. */
export function badgeApp(): Hono<{ Bindings: Env }> {
	const app = new Hono<{ Bindings: Env }>({ strict: true });
	app.get("/badges/:slug/:file", async (c) => {
		const image = await drawn(c.env, c.req.raw, c.executionCtx, c.req.param("slug"), c.req.param("file"));
		if (image === null) return c.notFound();
		if ("leadsTo" in image) {
			return c.body(null, 301, { ...HEADERS, "Cache-Control": CACHE_CONTROL, Location: image.leadsTo });
		}
		const { svg } = image;
		const etag = await entityTag(svg);
		const headers = { ...HEADERS, ETag: etag, "Cache-Control": CACHE_CONTROL };
		if (isUnchanged(c.req.raw.headers, { etag })) return c.body(null, 304, headers);
		return c.body(svg, 200, { ...headers, "Content-Type": "image/svg+xml; charset=utf-8" });
	});
	app.notFound((c) => c.text("There is no such badge.", 404, { ...HEADERS, "Cache-Control": MISSING_CACHE_CONTROL }));
	return app;
}

/**
 * The image a path names, or where it is by now where the listing was merged into another one; null when there is no such
 * badge, or the listing has not earned it.
 */
async function drawn(
	env: Env,
	request: Request,
	execution: Pick<ExecutionContext, "waitUntil">,
	slug: string,
	file: string,
): Promise<{ svg: string } | { leadsTo: string } | null> {
	const badge = file.endsWith(".svg") ? parseBadgeName(file.slice(0, -".svg".length)) : null;
	if (badge === null) return null;
	const { db, settings } = await compose(env, new URL(request.url).origin, execution);
	const listing = await badgeListing(db, slug);
	const earned = listing && earnedBadges(listing.facts).find((candidate) => candidate.kind === badge.kind);
	if (listing && earned) {
		return { svg: badgeSvg(badge, badgeWords(earned, settings.siteName, listing.name), settings.accent) };
	}
	const leadsTo = (await hiddenAddress(db, slug))?.leadsTo ?? null;
	return leadsTo === null ? null : { leadsTo: `/badges/${leadsTo}/${file}` };
}
