import type { FC } from "hono/jsx";
import type { WeekKey } from "#core/launches/week";
import { PostForm } from "../form.tsx";
import type { Reminding } from "../reminding.ts";
import { signInTo } from "../sign-in-to.ts";
import { words } from "../words/words.ts";
import { Icon } from "./icons.tsx";
import { mondayWords } from "./week-ruler.tsx";

const t = words.weeks;

interface Props {
	week: WeekKey;
	reminding: Reminding;
	/** As a page's own action. */
	isLarge?: boolean;
}

/** One mail on the Monday of a coming week, or no longer; as the follow button works. */
export const RemindButton: FC<Props> = ({ week, reminding: { token, returnTo, weeks }, isLarge }) => {
	const about = <span class="visually-hidden"> {t.ofWeek(mondayWords(week))}</span>;
	const size = isLarge ? " l" : "";
	if (token === null) {
		return (
			<a class={`button${size}`} href={signInTo({ act: "remind", week }, returnTo)} rel="nofollow">
				<Icon of="bell" />
				{isLarge ? t.tellOnMonday : t.remind}
				{about}
			</a>
		);
	}
	const isOn = weeks.has(week);
	return (
		<div class="press-box">
			<PostForm action={`/launches/${week}/${isOn ? "forget" : "remind"}`} token={token} press>
				<input type="hidden" name="return_to" value={returnTo} />
				<button type="submit" class={`secondary${size}`} aria-pressed={isOn ? "true" : "false"}>
					<Icon of={isOn ? "check" : "bell"} />
					{isOn ? t.reminded : isLarge ? t.tellOnMonday : t.remind}
					{about}
					{isOn && <span class="visually-hidden">, {t.pressToStop}</span>}
				</button>
			</PostForm>
		</div>
	);
};
