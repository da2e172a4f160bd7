import { allKeys } from "#store/proof-keys";
import { answerVersioned } from "../feeds/answer.ts";
import type { Site } from "../site.ts";

/** The keys that proofs are checked with, those that signed earlier among them; never a revoked one. Source: RFC 7517, section 5. */
export default function jwksPage(site: Site): void {
	site.get("/.well-known/jwks.json", async (c) => {
		const keys = (await allKeys(c.var.services.db)).filter(({ revokedAt }) => revokedAt === null);
		const set = { keys: keys.map(({ publicKey }) => publicKey) };
		return answerVersioned(c, JSON.stringify(set), "application/jwk-set+json", null);
	});
}
