import type { AppError } from "#core/errors";
import { attempt, type Refused } from "./attempt.ts";
import { type PageContext, type Site, signedIn } from "./site.ts";

/** Pages below the owner's home of one listing: their paths, and forms that come back to them. */

const PATTERN = "/account/products/:id{[0-9]{1,15}}";

/** The route of a page of one listing. @param part as in `/edit`; none for its home. */
export const ownRoute = (part = ""): string => PATTERN + part;

/** The path of a page of one listing. */
export const ownPath = (listingId: number, part = ""): string => `/account/products/${listingId}${part}`;

/** The id in the address; operations and actions decide whether it is the visitor's. */
export const ownId = (c: PageContext): number => Number(c.req.param("id"));

interface OwnForm {
	/** Of its route, after the listing's. */
	part: string;
	/** Does what it asks. @returns where that leads below the listing's home, where it is not `back`. */
	doIt(c: PageContext, listingId: number, sent: Record<string, unknown>): Promise<unknown>;
	/** The page that it stands on; refusals are shown there. */
	page(c: PageContext, refused: Refused): Promise<Response>;
	/** Where it leads, below the listing's home; to the home itself where absent. */
	back?: string;
}

/** A form of an owner that does one thing and comes back. */
export function ownForm(site: Site, { part, doIt, page, back = "" }: OwnForm): void {
	site.post(ownRoute(part), async (c) => {
		const session = signedIn(c);
		if (session instanceof Response) return session;
		const sent = await c.req.parseBody();
		const id = ownId(c);
		return attempt(
			c,
			async () => {
				await doIt(c, id, sent);
				return ownPath(id, back);
			},
			(error: AppError) => page(c, { sent, error }),
		);
	});
}
