import { createExecutionContext } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { eq } from "drizzle-orm";
import { sha256Hex } from "#core/sha256";
import { runAnyBatch } from "#store/db";
import { users } from "#store/schema/index";
import { formsOf, type PageForm } from "#testing/forms";
import { newestLink } from "#testing/mailbox";
import { ORIGIN } from "#testing/now";
import type { RawSettings } from "#testing/settings";
import type { World } from "#testing/world";
import { openSession, signInAddress } from "#usecases/sign-in";
import { randomToken, SESSION_COOKIE } from "#workers/http/cookies";
import { CSRF_FIELD } from "#workers/http/csrf";
import worker from "#workers/index";

/** The origin of pages in tests: https, as in production. */
export const SITE = ORIGIN;

/** A page as a test sees it; redirects are answers. */
export interface PageAnswer {
	status: number;
	url: string;
	html: string;
	headers: Headers;
	/** Where a redirect leads. */
	location: string | null;
	/** The form with this action. @throws when the page has none. */
	form(action: string): PageForm;
}

/** A person's browser: keeps cookies, sends forms as browsers do. */
export interface Browser {
	cookies: Map<string, string>;
	get(path: string, headers?: Record<string, string>): Promise<PageAnswer>;
	/** Sends fields, or a body as it is, to a path, with the headers a browser adds. */
	post(
		path: string,
		fields: URLSearchParams | string | Uint8Array<ArrayBuffer>,
		headers?: Record<string, string>,
	): Promise<PageAnswer>;
	/**
	 * Sends a form of a page with some fields replaced; an array sends a field more than once, null leaves it out. Each is a
	 * press of its own, as if the page had been opened again.
	 */
	submit(form: PageForm, changes?: Record<string, string | readonly string[] | null>): Promise<PageAnswer>;
	/** Sends a form as it stands, as often as this is called: one press that a browser sends more than once. */
	press(form: PageForm): Promise<PageAnswer>;
	/** Signs in as the mailed link does, without the pages and the mail on the way to it. */
	signIn(world: World, email: string): Promise<void>;
	/** Goes the whole way by the mailed link. @returns the answer that opened the session. */
	signInByMail(world: World, email: string, returnTo?: string): Promise<PageAnswer>;
}

/** Browsers drop one that is longer, its name included, and keep an earlier one. */
const COOKIE_MAX = 4096;

/** @param vars settings of the Worker that this browser meets, over those of the tests. */
export function openBrowser(vars: RawSettings = {}): Browser {
	const cookies = new Map<string, string>();

	async function send(path: string, init: RequestInit & { headers?: Record<string, string> }): Promise<PageAnswer> {
		const url = new URL(path, SITE).href;
		const headers = new Headers(init.headers);
		if (cookies.size > 0) headers.set("Cookie", [...cookies].map(([name, value]) => `${name}=${value}`).join("; "));
		const request = new Request(url, { ...init, headers, redirect: "manual" });
		const response = await worker.fetch(
			request as Request<unknown, IncomingRequestCfProperties>,
			{ ...env, ...vars },
			createExecutionContext(),
		);
		for (const line of response.headers.getSetCookie()) {
			const [pair = ""] = line.split(";");
			const [name = "", value = ""] = pair.split(/=(.*)/s);
			if (pair.length > COOKIE_MAX) continue;
			if (/max-age=0/i.test(line)) cookies.delete(name);
			else cookies.set(name, value);
		}
		const html = await response.text();
		return {
			status: response.status,
			url,
			html,
			headers: response.headers,
			location: response.headers.get("Location"),
			form(action) {
				const form = formsOf(html).find((candidate) => candidate.action === action);
				if (form === undefined) throw new Error(`${url} (${response.status}) has no form for ${action}: ${html}`);
				return form;
			},
		};
	}

	const browser: Browser = {
		cookies,
		get: (path, headers = {}) => send(path, { headers }),
		post: (path, fields, headers = {}) =>
			send(path, {
				method: "POST",
				body: fields instanceof Uint8Array ? fields : fields.toString(),
				headers: {
					"Content-Type": "application/x-www-form-urlencoded",
					Origin: SITE,
					"Sec-Fetch-Site": "same-origin",
					...headers,
				},
			}),
		submit(form, changes = {}) {
			const fields = new URLSearchParams(form.fields);
			const token = fields.get(CSRF_FIELD);
			if (token !== null) fields.set(CSRF_FIELD, anotherRendering(token));
			for (const [name, value] of Object.entries(changes)) {
				fields.delete(name);
				for (const one of value === null ? [] : [value].flat()) fields.append(name, String(one));
			}
			return browser.post(form.action, fields);
		},
		press: (form) => browser.post(form.action, form.fields),
		async signIn({ db }, email) {
			const token = randomToken();
			const before = cookies.get(SESSION_COOKIE);
			const session = {
				session_hash: await sha256Hex(token),
				browser: null,
				system: null,
				ended_hash: before === undefined ? null : await sha256Hex(before),
			};
			await runAnyBatch(db, openSession(db, signInAddress.parse(email), session, Date.now()));
			cookies.set(SESSION_COOKIE, token);
		},
		async signInByMail(world, email, returnTo = "/account") {
			const page = await browser.get(`/sign-in?${new URLSearchParams({ return_to: returnTo })}`);
			await browser.submit(page.form("/sign-in"), { email });
			await world.runJobs();
			const confirm = await browser.get(await newestLink(world, email));
			return browser.submit(confirm.form("/sign-in/confirm"));
		},
	};
	return browser;
}

/** The token of the same form on the page as it is when it is opened once more. */
const anotherRendering = (token: string): string => token.replace(/\..*$/, `.${crypto.randomUUID()}`);

const ADMIN = "admin@example.com";

/** A member of the site team, signed in. */
export async function openAdmin(world: World, vars: RawSettings = {}): Promise<Browser> {
	const admin = openBrowser(vars);
	await admin.signIn(world, ADMIN);
	await promote(world);
	return admin;
}

/** Takes admin@example.com, who has signed in before, into the site team. */
export async function promote(world: World): Promise<void> {
	await world.db.update(users).set({ role: "admin" }).where(eq(users.email, ADMIN));
}
