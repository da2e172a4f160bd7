import follow from "#actions/follows/follow";
import unfollow from "#actions/follows/unfollow";
import { followingOf } from "../following.ts";
import { FollowButton } from "../parts/follow-button.tsx";
import { pressed } from "../pressed.ts";
import type { PageContext, Site } from "../site.ts";

/** Where follow buttons lead. */
export default function followsPage(site: Site): void {
	site.post("/listings/:slug/follow", (c) => pressed(c, { action: follow, button: buttonOf(c) }));
	site.post("/listings/:slug/unfollow", (c) => pressed(c, { action: unfollow, button: buttonOf(c) }));
}

const buttonOf =
	(c: PageContext) =>
	async ({ listing }: { listing: { slug: string; name: string } }, returnTo: string) => (
		<FollowButton listing={listing} following={{ ...(await followingOf(c, listing)), returnTo }} />
	);
