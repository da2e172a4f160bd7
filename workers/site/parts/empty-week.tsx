import type { FC } from "hono/jsx";
import { words } from "../words/words.ts";

const t = words.weeks.empty;

/** In the place of a week's rows, and what to do about it. @param isMain whether that is the page's own action. */
export const EmptyWeek: FC<{ title: string; isMain?: boolean }> = ({ title, isMain }) => (
	<div class={isMain ? "empty l" : "empty"}>
		<h2>{title}</h2>
		<p>{t.how}</p>
		<p>
			<a class={isMain ? "button primary l" : "button"} href="/submit">
				{t.submit}
			</a>
		</p>
	</div>
);
