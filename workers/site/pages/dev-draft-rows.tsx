import type { FC } from "hono/jsx";
import getDraft from "#operations/drafts/get-draft";
import { type Attempt, Row } from "../parts/draft/row.tsx";
import type { Fingerprints, RowId } from "../parts/draft/rows.ts";
import { Todo } from "../parts/draft/todo.tsx";
import { Watch } from "../parts/draft/watch.tsx";

/** A draft's rows in their states: found and sure, edited, added, missing, refused, and worded otherwise in two windows. */
export const DraftRows: FC = () => {
	const draft = getDraft.output.parse(getDraft.example.output);
	const row = (id: RowId, attempt?: Attempt) => (
		<Row
			draft={draft}
			row={id}
			token=""
			prints={NO_PRINTS}
			categories={[{ value: "Productivity", label: "Productivity" }]}
			attempt={attempt}
		/>
	);
	return (
		<>
			<Watch draft={draft} token="" />
			<Todo draft={draft} />
			{row("name")}
			{row("tagline", { row: "tagline", typed: { value: "Notes that stay" }, isConflict: true })}
			{row("categories")}
			{row("city")}
			{row("contact_email", {
				row: "contact_email",
				typed: { value: "nobody" },
				refusal: { problems: { value: "This must be an e-mail address, such as hello@example.com." } },
			})}
		</>
	);
};

const NO_PRINTS = {} as Fingerprints;
