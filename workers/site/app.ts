import { Hono } from "hono";
import { routePath } from "hono/route";
import { getPath } from "hono/utils/url";
import { AppError } from "#core/errors";
import { compose } from "#workers/compose";
import { COUNTED_HEADER } from "#workers/edge/kept-answer";
import { checkForm, checkOrigin, formToken, type Press } from "#workers/http/csrf";
import { readSession } from "#workers/http/session";
import { noteRoute } from "#workers/measures/request-notes";
import { nearAddress } from "./near-address.ts";
import { noPage } from "./no-page.ts";
import { showError } from "./pages/error.tsx";
import { pressedOnce } from "./pressed-once.ts";
import { type Section, sectionOf } from "./sections.ts";
import { securityHeaders } from "./security-headers.ts";
import type { Page, PageContext, Site, SiteEnv } from "./site.ts";
import { isOfTeam, teamDoor } from "./team-door.ts";

/** Whoever posts there is believed by the secret in the address, whichever site or program sends it; the body is not read. */
const PROVED_BY_ADDRESS = new Set(["/unsubscribe"]);

/** What every page offers to everybody: a token in it would keep pages out of caches. And what is asked for again once it is done. */
const PROVED_BY_ORIGIN = new Set(["/theme", "/sign-out"]);

/** Of the page that answered; addresses without one are all alike. */
function patternOf(c: PageContext): string {
	const pattern = routePath(c, -1);
	return pattern === "/*" ? "no such page" : pattern;
}

/** Leads to the address that was probably meant, where there is one that differs; says what is wrong otherwise. */
function leadOrShow(c: PageContext, error: Error): Response | Promise<Response> {
	const isOfAddress = error instanceof AppError && (error.status === 404 || error.status === 400);
	const near =
		isOfAddress && (c.req.method === "GET" || c.req.method === "HEAD") ? nearAddress(new URL(c.req.url)) : null;
	return near === null ? showError(c, error) : c.redirect(near, 301);
}

/** Pages that people see: one file each, all behind the same headers, session and form checks. */
function siteApp(pages: readonly Page[]): Site {
	const app = new Hono<SiteEnv>({ strict: true });

	// Outermost, so that refusals and failures carry these headers too.
	app.use(async (c, next) => {
		c.set("requestId", crypto.randomUUID());
		c.set("formTargets", []);
		c.set("widgetOrigins", []);
		c.set("ownHeaders", null);
		c.set("isCounted", false);
		await next();
		noteRoute(`${c.req.method} ${patternOf(c)}`);
		// Each look at `c.var` copies all of them, and each at `c.res.headers` asks the runtime.
		const vars = c.var;
		const { headers } = c.res;
		const isHttps = vars.services?.settings.origin.startsWith("https:") ?? false;
		const own = vars.ownHeaders ?? securityHeaders(vars, isHttps);
		for (const [name, value] of Object.entries(own)) headers.set(name, value);
		headers.set("X-Request-Id", vars.requestId);
		// A page that may be cached says so itself, and never to a browser that is signed in.
		const isPersonal = !!vars.session || headers.has("Set-Cookie");
		if (vars.isCounted) headers.set(COUNTED_HEADER, "1");
		if (isPersonal || !headers.has("Cache-Control")) headers.set("Cache-Control", "private, no-store");
	});

	app.use(async (c, next) => {
		const services = await compose(c.env, new URL(c.req.url).origin, c.executionCtx);
		c.set("services", services);
		const session = await readSession(c, services.db, Date.now());
		c.set("session", session);
		c.set("sessionFormToken", session === null ? null : await formToken(c, session));
		const isForm = !["GET", "HEAD", "OPTIONS"].includes(c.req.method);
		let press: Press | null = null;
		const checked = async () => {
			press = await checkForm(c, session, services.settings.origin);
		};
		if (isOfTeam(c.req.path)) {
			const elsewhere = await teamDoor(c, isForm ? checked : null);
			if (elsewhere !== null) return elsewhere;
		} else if (isForm && PROVED_BY_ORIGIN.has(c.req.path)) await checkOrigin(c, services.settings.origin);
		else if (isForm && !PROVED_BY_ADDRESS.has(c.req.path)) await checked();
		if (press !== null) return (await pressedOnce(c, press, next)) ?? undefined;
		await next();
	});

	for (const page of pages) page(app);

	app.notFound((c) => leadOrShow(c, noPage()));
	app.onError((error, c) => leadOrShow(c, error));
	return app;
}

const apps = new Map<Section | undefined, Site>();

/** Answers an address with its page, for which it loads the section that has it, or says that there is none. */
export async function answerSite(...asked: Parameters<Site["fetch"]>): Promise<Response> {
	const section = sectionOf(getPath(asked[0]));
	let app = apps.get(section);
	if (app === undefined) {
		app = siteApp((await section?.load())?.default ?? []);
		apps.set(section, app);
	}
	return app.fetch(...asked);
}
