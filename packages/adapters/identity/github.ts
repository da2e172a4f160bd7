import * as z from "zod";
import { once } from "#core/once";
import type { IdentityProvider } from "#core/ports/identity";
import { isEmailAddress } from "#core/web/email";

export interface GitHubConfig {
	clientId: string;
	clientSecret: string;
	/** Another installation, or a test's server; without a trailing slash. */
	url?: string | undefined;
	apiUrl?: string | undefined;
}

const TIMEOUT_MS = 10_000;
const TokenAnswer = once(() => z.object({ access_token: z.string().min(1) }));
const User = once(() => z.object({ id: z.int(), login: z.string().min(1) }));
/** All of an account, also those it has not verified: none of them may be in the way of the one that is asked for. */
const Emails = once(() => z.array(z.object({ email: z.string(), primary: z.boolean(), verified: z.boolean() })));

/** Source: https://docs.github.com/en/apps/oauth-apps/building-oauth-apps/authorizing-oauth-apps */
export function github(config: GitHubConfig): IdentityProvider {
	const { clientId, clientSecret, url = "https://github.com", apiUrl = "https://api.github.com" } = config;
	return {
		id: "github",
		label: "GitHub",
		origin: new URL(url).origin,
		async authorizeUrl({ redirectUri, state, codeChallenge }) {
			const ask = new URLSearchParams({
				client_id: clientId,
				redirect_uri: redirectUri,
				scope: "user:email",
				state,
				code_challenge: codeChallenge,
				code_challenge_method: "S256",
			});
			return `${url}/login/oauth/authorize?${ask}`;
		},
		async identify({ code, redirectUri, verifier }) {
			const token = await fetch(`${url}/login/oauth/access_token`, {
				method: "POST",
				headers: { Accept: "application/json" },
				body: new URLSearchParams({
					client_id: clientId,
					client_secret: clientSecret,
					code,
					redirect_uri: redirectUri,
					code_verifier: verifier,
				}),
				signal: AbortSignal.timeout(TIMEOUT_MS),
			});
			// GitHub answers 200 with an `error` member for a bad code; the schema refuses that too.
			const { access_token } = TokenAnswer().parse(await token.json());
			const [user, emails] = await Promise.all([
				read(`${apiUrl}/user`, access_token, User()),
				read(`${apiUrl}/user/emails`, access_token, Emails()),
			]);
			const known = emails.find(({ email, primary, verified }) => primary && verified && isEmailAddress(email));
			return { subject: String(user.id), knownAs: user.login, email: known?.email ?? null };
		},
	};
}

async function read<S extends z.ZodType>(address: string, token: string, schema: S): Promise<z.output<S>> {
	const answer = await fetch(address, {
		headers: {
			Accept: "application/vnd.github+json",
			Authorization: `Bearer ${token}`,
			"User-Agent": "launchweek",
		},
		signal: AbortSignal.timeout(TIMEOUT_MS),
	});
	if (!answer.ok) throw new Error(`GitHub answered ${answer.status} for ${new URL(address).pathname}`);
	return schema.parse(await answer.json());
}
