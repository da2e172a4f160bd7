import type { FC } from "hono/jsx";
import { words } from "../words/words.ts";

/** How many products a category holds, beside its name; zero is not written. */
export const CategoryCount: FC<{ of: number }> = ({ of }) =>
	of === 0 ? null : (
		<span class="how-many">
			<span aria-hidden="true">{of}</span>
			<span class="visually-hidden">, {words.categories.count(of)}</span>
		</span>
	);
