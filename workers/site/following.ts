import { followOfSlug } from "#store/follows";
import { type Buttons, buttonsOf } from "./buttons.ts";
import type { PageContext } from "./site.ts";

/** What a follow button needs to know of its visitor. */
export interface Following extends Buttons {
	follows: boolean;
	/** Whether the listing's updates are mailed to them. */
	isMailed: boolean;
}

export async function followingOf(c: PageContext, { slug }: { slug: string }): Promise<Following> {
	const { session, services } = c.var;
	const follow = session === null ? null : await followOfSlug(services.db, session.user.id, slug);
	return { ...(await buttonsOf(c)), follows: follow !== null, isMailed: follow?.mailed === true };
}
