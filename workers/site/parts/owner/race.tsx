import type { FC } from "hono/jsx";
import type { WeekKey } from "#core/launches/week";
import type { Standing } from "#store/standings";
import { ownPath } from "../../own-product.ts";
import { words } from "../../words/words.ts";
import { WeekState } from "../week-ruler.tsx";

const t = words.owner.race;

interface Props {
	listingId: number;
	/** In the running week; null where it does not launch in it. */
	standing: Standing | null;
	week: WeekKey;
	now: Date;
}

/** Where a product stands in the running week, while its votes are open. */
export const Race: FC<Props> = ({ listingId, standing, week, now }) =>
	standing === null ? null : (
		<section aria-labelledby="race">
			<h2 id="race">{t.title}</h2>
			<p>{standing.votes === 0 ? t.noVote(standing.launches) : t.stands(standing)}</p>
			<WeekState week={week} launches={0} now={now} />
			<p class="actions">
				<a class="button primary" href={ownPath(listingId, "/share")}>
					{t.share}
				</a>
				<a class="button" href={`/launches/${week}`}>
					{t.see}
				</a>
			</p>
		</section>
	);
