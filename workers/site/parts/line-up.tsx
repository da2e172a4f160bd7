import type { FC } from "hono/jsx";
import type { ListingSummary } from "#operations/directory/listing-summary";
import type { Reminding } from "../reminding.ts";
import { words } from "../words/words.ts";
import type { Numbering } from "./facts.ts";
import { ListingCard, Relaunched } from "./listing-card.tsx";
import { RemindButton } from "./remind-button.tsx";
import { mondayWords } from "./week-ruler.tsx";

const t = words.weeks;

type Coming = ListingSummary & { week?: string | null; launch_kind: string | null };

interface Props {
	/** Of one week. */
	launches: readonly Coming[];
	/** Their Monday; taken from them where absent. */
	week?: string;
	reminding: Reminding;
	numbering: Numbering;
}

/** Who launches on a coming Monday, and one mail on that day for whoever wants it. */
export const LineUp: FC<Props> = ({ launches, reminding, numbering, ...props }) => {
	const week = props.week ?? launches[0]?.week;
	if (week == null || launches.length === 0) return null;
	return (
		<section aria-labelledby="line-up">
			<div class="part-head">
				<h2 id="line-up">{t.startingOn(mondayWords(week))}</h2>
				<RemindButton week={week} reminding={reminding} />
			</div>
			<ul class="listings">
				{launches.map((launch) => (
					<ListingCard
						listing={launch}
						count={null}
						numbering={numbering}
						note={launch.launch_kind === "relaunch" && <Relaunched />}
					/>
				))}
			</ul>
		</section>
	);
};
