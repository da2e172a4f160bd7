import type { FC } from "hono/jsx";
import { words } from "../words/words.ts";
import { mondayWords } from "./week-ruler.tsx";

/** Behind a name: the best Launch of the Week that it has won, as a small postmark. */
export const AwardMark: FC<{ award: { week: string; place: number } }> = ({ award: { week, place } }) => {
	const said = words.rows.won(place, `${mondayWords(week)} ${week.slice(0, 4)}`);
	return (
		<span class="won" title={said}>
			<span aria-hidden="true">{place}</span>
			<span class="visually-hidden">{said}</span>
		</span>
	);
};
