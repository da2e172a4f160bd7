import connectSignInMethod from "#actions/account/connect-sign-in-method";
import { AppError } from "#core/errors";
import type { IdentityProvider } from "#core/ports/identity";
import type { CameBack } from "#workers/site/access/identity";
import { act } from "./act.ts";
import type { PageContext } from "./site.ts";

export const METHODS_PATH = "/account/sign-in-methods";

/** The provider that an address names. @throws AppError `not_found` where it is not set up. */
export function providerOf(c: PageContext): IdentityProvider {
	const provider = c.var.services.identityProviders.find(({ id }) => id === c.req.param("provider"));
	if (provider === undefined) throw new AppError("not_found", "Signing in there is not set up.");
	return provider;
}

/**
 * Connects the account that a browser left from with whom the provider vouches for: the same session must come back.
 * @returns the path of the page that comes next, which says what became of it.
 */
export async function connect(c: PageContext, { identity: { subject, knownAs }, pending }: CameBack): Promise<string> {
	const { session } = c.var;
	if (session === null || session.hash !== pending.connects) return `${METHODS_PATH}?failed`;
	const { id: provider } = providerOf(c);
	try {
		await act(c, connectSignInMethod, { session_hash: session.hash, provider, subject, known_as: knownAs });
	} catch (error) {
		if (!(error instanceof AppError) || error.status >= 500) throw error;
		return `${METHODS_PATH}?failed=${error.code}`;
	}
	return `${METHODS_PATH}?done=connected`;
}
