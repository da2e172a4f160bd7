import type { FC } from "hono/jsx";
import { CATEGORY_NAME_MAX, CATEGORY_POSITION_MAX } from "#core/limits";
import { SLUG_MAX } from "#core/web/slug";
import { words } from "../../../words/words.ts";
import { LineField } from "../../line-field.tsx";
import type { Problems } from "../../text-field.tsx";

const t = words.teamTree;

/** What the form shows. */
export interface PlaceFilled {
	name: string;
	slug: string;
	/** Slug of the one above it; empty at the top. */
	parent: string;
	position: string;
}

interface Props {
	filled: PlaceFilled;
	/** Categories of the upper row that it may stand below. */
	parents: readonly { slug: string; name: string }[];
	problems: Problems;
}

/** A category's name, address and place in the tree. */
export const PlaceFields: FC<Props> = ({ filled, parents, problems }) => (
	<>
		<LineField
			name="name"
			label={t.name}
			value={filled.name}
			max={CATEGORY_NAME_MAX}
			required
			problem={problems["/name"]}
		/>
		<LineField
			name="slug"
			label={t.slug}
			hint={t.slugHint}
			value={filled.slug}
			max={SLUG_MAX}
			problem={problems["/slug"]}
		/>
		<LineField
			name="parent"
			label={t.parent}
			problem={problems["/parent"]}
			input={(attributes) => (
				<select {...attributes}>
					<option value="">{t.top}</option>
					{parents.map(({ slug, name }) => (
						<option value={slug} selected={slug === filled.parent}>
							{name}
						</option>
					))}
				</select>
			)}
		/>
		<LineField
			name="position"
			label={t.position}
			hint={t.positionHint}
			problem={problems["/position"]}
			input={(attributes) => (
				<input
					{...attributes}
					type="number"
					min="0"
					max={String(CATEGORY_POSITION_MAX)}
					step="1"
					value={filled.position}
				/>
			)}
		/>
	</>
);
