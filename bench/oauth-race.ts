import { createHash, randomBytes } from "node:crypto";
import { runCommand, UsageError } from "#scripts/lib/command";
import { type Person, signedInPerson } from "#scripts/lib/person";
import { serve } from "#scripts/lib/served";

/** Redeems codes and refresh tokens many times at once over real connections, and counts the families that live. */

const AT_ONCE = 20;
const REDIRECT_URI = "https://app.example/callback";

interface Tokens {
	access_token: string;
	refresh_token: string;
}

class Client {
	readonly origin: string;
	readonly id: string;

	constructor(origin: string, id: string) {
		this.origin = origin;
		this.id = id;
	}

	static async register(origin: string): Promise<Client> {
		const answer = await fetch(`${origin}/oauth/register`, {
			method: "POST",
			headers: { "Content-Type": "application/json" },
			body: JSON.stringify({ client_name: "Race", redirect_uris: [REDIRECT_URI], token_endpoint_auth_method: "none" }),
		});
		const { client_id } = (await answer.json()) as { client_id: string };
		return new Client(origin, client_id);
	}

	/** A code that a person has just allowed, and its verifier. */
	async code(person: Person): Promise<{ code: string; verifier: string }> {
		const verifier = randomBytes(32).toString("base64url");
		const ask = new URLSearchParams({
			response_type: "code",
			client_id: this.id,
			redirect_uri: REDIRECT_URI,
			scope: "account:read",
			code_challenge: createHash("sha256").update(verifier).digest("base64url"),
			code_challenge_method: "S256",
		});
		const form = await person.form(`/oauth/authorize?${ask}`, "/oauth/authorize");
		const answer = await person.submit(form, { decision: "allow" });
		const code = new URL(answer.headers.get("Location") ?? "").searchParams.get("code");
		if (code === null) throw new Error("consent led to no code");
		return { code, verifier };
	}

	private async tokens(grant: Record<string, string>): Promise<Tokens | null> {
		const body = new URLSearchParams({ client_id: this.id, ...grant });
		const answer = await fetch(`${this.origin}/oauth/token`, { method: "POST", body });
		const tokens = (await answer.json()) as Tokens & { error?: string };
		if (answer.status >= 500) throw new Error(`the token endpoint answered ${answer.status}`);
		if (!answer.ok && tokens.error !== "invalid_grant") throw new Error(`refused as ${tokens.error}`);
		return answer.ok ? tokens : null;
	}

	redeem(code: string, verifier: string): Promise<Tokens | null> {
		const grant = { grant_type: "authorization_code", code, redirect_uri: REDIRECT_URI, code_verifier: verifier };
		return this.tokens(grant);
	}

	refresh(token: string): Promise<Tokens | null> {
		return this.tokens({ grant_type: "refresh_token", refresh_token: token });
	}

	async isLive({ access_token }: Tokens): Promise<boolean> {
		const answer = await fetch(`${this.origin}/api/v1/me`, { headers: { Authorization: `Bearer ${access_token}` } });
		await answer.body?.cancel();
		return answer.ok;
	}
}

async function race(run: () => Promise<Tokens | null>): Promise<Tokens[]> {
	const results = await Promise.all(Array.from({ length: AT_ONCE }, run));
	return results.filter((tokens) => tokens !== null);
}

runCommand({
	name: "bench:oauth",
	summary: `Redeems one code, then one refresh token, ${AT_ONCE} times at once in each round, and counts live families.`,
	options: { rounds: { type: "string" } },
	optionText: { rounds: "How many rounds (20)." },
	async run({ values, say }) {
		const rounds = Number(values.rounds ?? 20);
		if (!Number.isInteger(rounds) || rounds < 1) throw new UsageError("--rounds takes a number from 1.");
		const served = await serve();
		const bad: string[] = [];
		const startedAt = performance.now();
		try {
			const person = await signedInPerson(served.origin, served.db, "race@example.com");
			const client = await Client.register(served.origin);
			for (let round = 1; round <= rounds; round++) {
				const { code, verifier } = await client.code(person);
				const first = await race(() => client.redeem(code, verifier));
				const live = (await Promise.all(first.map((tokens) => client.isLive(tokens)))).filter(Boolean).length;
				if (first.length !== 1 || live !== 1) bad.push(`round ${round}: code gave ${first.length}, live ${live}`);
				const [family] = first;
				if (family === undefined) continue;
				const next = await race(() => client.refresh(family.refresh_token));
				const alive = (await Promise.all(next.map((tokens) => client.isLive(tokens)))).filter(Boolean).length;
				if (next.length !== 1 || alive !== 1) bad.push(`round ${round}: refresh gave ${next.length}, live ${alive}`);
				const [winner] = next;
				if (winner !== undefined && (await client.refresh(winner.refresh_token)) === null) {
					bad.push(`round ${round}: the family does not go on`);
				}
			}
		} finally {
			await served.stop();
		}
		const seconds = (performance.now() - startedAt) / 1000;
		say(`${rounds} rounds of ${AT_ONCE} code and ${AT_ONCE} refresh redemptions at once: ${bad.length} wrong outcomes`);
		say(`${(rounds * AT_ONCE * 2).toLocaleString("en")} redemptions in ${seconds.toFixed(1)} s`);
		for (const line of bad) say(line);
		if (bad.length > 0) process.exitCode = 1;
		return { rounds, at_once: AT_ONCE, wrong: bad, seconds };
	},
});
