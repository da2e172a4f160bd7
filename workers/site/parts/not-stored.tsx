import type { FC } from "hono/jsx";
import { Notice } from "../form.tsx";
import { words } from "../words/words.ts";

const t = words.admin;

interface Props {
	/** What says that somebody else saved meanwhile; absent where something is wrong with the fields. */
	changed: string | undefined;
	/** Where it is read as it is now. */
	href: string;
}

/** Above a form of the site team's whose texts were not saved. */
export const NotStored: FC<Props> = ({ changed, href }) => (
	<Notice kind="problem">
		{changed ?? t.somethingIsWrongBelow} {t.nothingWasStored}
		{changed !== undefined && (
			<>
				{" "}
				<a href={href}>{t.whatItSaysNow}</a>
			</>
		)}
	</Notice>
);
