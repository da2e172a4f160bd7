import { wayBack } from "#workers/http/return-to";
import { formTokenOf, type PageContext } from "./site.ts";

/** What every button of a listing or a week needs to know of its visitor. */
export interface Buttons {
	/** For the forms; null where nobody is signed in: then a button leads to signing in. */
	token: string | null;
	/** Where the visitor comes back to. */
	returnTo: string;
}

export async function buttonsOf(c: PageContext): Promise<Buttons> {
	return { token: c.var.session === null ? null : await formTokenOf(c), returnTo: wayBack(c.req.url) };
}
