import { sha256Hex } from "#core/sha256";
import { formsOf, type PageForm } from "#testing/forms";

/** A person at a served instance: requests with a session and the cookies that pages set. */
export interface Person {
	cookies: Map<string, string>;
	get(path: string): Promise<Response>;
	/** All forms of a page. */
	forms(path: string): Promise<PageForm[]>;
	/** The form with this action on a page. @throws when the page has none. */
	form(path: string, action: string): Promise<PageForm>;
	submit(form: PageForm, changes: Record<string, string>): Promise<Response>;
}

/**
 * Opens a session for an address straight in the instance's database.
 * @param sent headers that go with every request.
 */
export async function signedInPerson(
	origin: string,
	db: D1Database,
	email: string,
	sent: Record<string, string> = {},
): Promise<Person> {
	const token = Buffer.from(crypto.getRandomValues(new Uint8Array(32))).toString("base64url");
	const now = Date.now();
	await db.batch([
		db.prepare("INSERT OR IGNORE INTO users (email, created_at) VALUES (?, ?)").bind(email, now),
		db
			.prepare(
				"INSERT INTO sessions (hash, user_id, created_at, expires_at) SELECT ?, id, ?, ? FROM users WHERE email = ?",
			)
			.bind(await sha256Hex(token), now, now + 3_600_000, email),
	]);
	return personAt(origin, new Map([["__Host-session", token]]), sent);
}

/** Somebody with these cookies, which answers change. */
export function personAt(origin: string, cookies: Map<string, string>, sent: Record<string, string> = {}): Person {
	async function send(path: string, init: RequestInit): Promise<Response> {
		const headers = new Headers({ ...sent, ...Object.fromEntries(new Headers(init.headers)) });
		headers.set("Cookie", [...cookies].map(([name, value]) => `${name}=${value}`).join("; "));
		const response = await fetch(origin + path, { ...init, headers, redirect: "manual" });
		for (const line of response.headers.getSetCookie()) {
			const [, name = "", value = ""] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
			if (/max-age=0/i.test(line)) cookies.delete(name);
			else cookies.set(name, value);
		}
		return response;
	}

	return {
		cookies,
		get: (path) => send(path, {}),
		async forms(path) {
			return formsOf(await (await send(path, {})).text());
		},
		async form(path, action) {
			const response = await send(path, {});
			const html = await response.text();
			const form = formsOf(html).find((candidate) => candidate.action === action);
			if (form === undefined) throw new Error(`${path} answered ${response.status} without a form for ${action}`);
			return form;
		},
		submit(form, changes) {
			const body = new URLSearchParams(form.fields);
			for (const [name, value] of Object.entries(changes)) body.set(name, value);
			return send(form.action, { method: "POST", body, headers: { Origin: origin } });
		},
	};
}
