import * as z from "zod";
import { once } from "#core/once";
import type { IdentityProvider } from "#core/ports/identity";
import { isEmailAddress } from "#core/web/email";

export interface GoogleConfig {
	clientId: string;
	clientSecret: string;
	/** Another OpenID provider, or a test's server; without a trailing slash. */
	issuer?: string | undefined;
}

const TIMEOUT_MS = 10_000;
const Discovery = once(() =>
	z.object({
		issuer: z.string(),
		authorization_endpoint: z.url(),
		token_endpoint: z.url(),
		jwks_uri: z.url(),
	}),
);
const TokenAnswer = once(() => z.object({ id_token: z.string().min(1) }));
const Claims = once(() =>
	z.object({
		sub: z.string().min(1).max(255),
		nonce: z.string(),
		email: z.string().optional(),
		email_verified: z.boolean().optional(),
	}),
);

/** OpenID Connect, authorization code flow. Source: https://developers.google.com/identity/openid-connect/openid-connect */
export function google(config: GoogleConfig): IdentityProvider {
	const { clientId, clientSecret, issuer = "https://accounts.google.com" } = config;
	const discover = async () => {
		const answer = await fetch(`${issuer}/.well-known/openid-configuration`, {
			signal: AbortSignal.timeout(TIMEOUT_MS),
		});
		const found = Discovery().parse(await answer.json());
		if (found.issuer !== issuer) throw new Error("the OpenID configuration names another issuer");
		return found;
	};
	return {
		id: "google",
		label: "Google",
		origin: new URL(issuer).origin,
		async authorizeUrl({ redirectUri, state, nonce, codeChallenge }) {
			const ask = new URLSearchParams({
				client_id: clientId,
				redirect_uri: redirectUri,
				response_type: "code",
				scope: "openid email",
				state,
				nonce,
				code_challenge: codeChallenge,
				code_challenge_method: "S256",
			});
			return `${(await discover()).authorization_endpoint}?${ask}`;
		},
		async identify({ code, redirectUri, verifier, nonce }) {
			const { token_endpoint, jwks_uri } = await discover();
			const answer = await fetch(token_endpoint, {
				method: "POST",
				body: new URLSearchParams({
					grant_type: "authorization_code",
					client_id: clientId,
					client_secret: clientSecret,
					code,
					redirect_uri: redirectUri,
					code_verifier: verifier,
				}),
				signal: AbortSignal.timeout(TIMEOUT_MS),
			});
			if (!answer.ok) throw new Error(`Google answered ${answer.status} for the code`);
			const { id_token } = TokenAnswer().parse(await answer.json());
			const { createRemoteJWKSet, jwtVerify } = await import("#core/jose-parts");
			const { payload } = await jwtVerify(id_token, createRemoteJWKSet(new URL(jwks_uri)), {
				issuer,
				audience: clientId,
				algorithms: ["RS256", "ES256"],
			});
			const { sub: subject, email = "", ...claims } = Claims().parse(payload);
			if (claims.nonce !== nonce) throw new Error("the identity token belongs to another sign-in");
			const isKnown = claims.email_verified === true && isEmailAddress(email);
			return { subject, knownAs: email === "" ? subject : email, email: isKnown ? email : null };
		},
	};
}
