import type { FC } from "hono/jsx";
import { Notice } from "../../form.tsx";
import { words } from "../../words/words.ts";
import type { Own } from "./own.ts";

/** Whether what is written on this page is shown to others, and what that waits for. */
export const PaidNote: FC<{ listing: Own; section: "story" | "milestones" }> = ({ listing, section }) => {
	const t = words.owner[section];
	if (!listing.unlocked[section]) {
		return <Notice kind="paid">{t.locked(<a href="/pricing">{words.owner.milestones.prices}</a>)}</Notice>;
	}
	return <p class="muted">{listing.status === "live" ? t.shown : t.waits}</p>;
};
