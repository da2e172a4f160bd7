import { diffWordsWithSpace } from "diff";
import type { FC } from "hono/jsx";
import { words } from "../../words/words.ts";

const t = words.owner.history;

/** So many words may differ before a text is shown whole, old and new: what is over is not read word by word anyway. */
const EDITS_MAX = 200;
/** Of a stretch that stayed, so much is shown beside what changed. */
const BESIDE = 60;

interface Props {
	before: string | readonly string[];
	after: string | readonly string[];
}

/** What changed of a text word by word, or of a list entry by entry. */
export const Difference: FC<Props> = ({ before, after }) => {
	if (typeof before === "string" && typeof after === "string") return <TextDifference before={before} after={after} />;
	const [old, now] = [[before].flat(), [after].flat()];
	const gone = old.filter((entry) => !now.includes(entry));
	const added = now.filter((entry) => !old.includes(entry));
	if (gone.length === 0 && added.length === 0) return <p class="muted">{t.reordered}</p>;
	return (
		<ul class="difference">
			{gone.map((entry) => (
				<li>
					<Gone>{entry}</Gone>
				</li>
			))}
			{added.map((entry) => (
				<li>
					<Added>{entry}</Added>
				</li>
			))}
		</ul>
	);
};

const TextDifference: FC<{ before: string; after: string }> = ({ before, after }) => {
	const parts = partsOf(before, after);
	return (
		<p class="difference" dir="auto">
			{parts === undefined ? (
				<>
					{before !== "" && <Gone>{before}</Gone>} {after !== "" && <Added>{after}</Added>}
				</>
			) : (
				parts.map(({ value, added, removed }, index) => {
					if (removed) return <Gone>{value}</Gone>;
					if (added) return <Added>{value}</Added>;
					return shortened(value, { isFirst: index === 0, isLast: index === parts.length - 1 });
				})
			)}
		</p>
	);
};

/** What stayed, went and came, in its order; undefined where so little stayed that old and new read better as wholes. */
function partsOf(before: string, after: string) {
	if (before === "" || after === "") return undefined;
	const parts = diffWordsWithSpace(before, after, { maxEditLength: EDITS_MAX });
	const stayed = (parts ?? []).filter(({ added, removed }) => !added && !removed);
	const letters = stayed.reduce((sum, { value }) => sum + value.trim().length, 0);
	return 3 * letters < Math.min(before.length, after.length) ? undefined : parts;
}

/** A stretch that stayed, without its middle. */
function shortened(text: string, { isFirst, isLast }: { isFirst: boolean; isLast: boolean }): string {
	if (text.length <= 3 * BESIDE) return text;
	const head = isFirst ? "" : text.slice(0, BESIDE).toWellFormed();
	const tail = isLast ? "" : text.slice(-BESIDE).toWellFormed();
	return `${head} … ${tail}`;
}

const Gone: FC = ({ children }) => (
	<del>
		<span class="visually-hidden">{t.takenOut}</span>
		{children}
	</del>
);

const Added: FC = ({ children }) => (
	<ins>
		<span class="visually-hidden">{t.putIn}</span>
		{children}
	</ins>
);
