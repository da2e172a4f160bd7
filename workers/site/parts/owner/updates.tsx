import type { FC } from "hono/jsx";
import type { ListingUpdateRow } from "#store/listing-updates";
import { dayOf } from "../../words/format.ts";
import { words } from "../../words/words.ts";

const t = words.owner.updates;

/** What was posted, the newest first, and to how many it was mailed. */
export const Updates: FC<{ updates: readonly ListingUpdateRow[] }> = ({ updates }) => {
	if (updates.length === 0) return null;
	return (
		<section aria-labelledby="updates">
			<h2 id="updates">{t.title}</h2>
			<ul class="rows">
				{updates.map(({ id, title, createdAt, mailed }) => (
					<li id={`update-${id}`}>
						<div>
							<h3 dir="auto">{title}</h3>
							<p class="muted">
								{t.posted(dayOf(new Date(createdAt).toISOString()))} {mailed > 0 && t.mailed(mailed)}
							</p>
						</div>
					</li>
				))}
			</ul>
		</section>
	);
};
