import type { FC } from "hono/jsx";
import { EVENT_KINDS, type EventKind, isEventKind, REACHES, type Reach } from "#core/events/kinds";
import type { Sent } from "../attempt.ts";
import { words } from "../words/words.ts";

const t = words.webhooks;

/** Which events are sent, as a form asks for it. */
export const WebhookFields: FC<{ kinds: readonly EventKind[] | null; reach: Reach }> = ({ kinds, reach }) => (
	<>
		<fieldset>
			<legend>{t.reach}</legend>
			{REACHES.map((one) => (
				<label class="check">
					<input type="radio" name="reach" value={one} checked={one === reach} /> <span>{t.reaches[one]}</span>
				</label>
			))}
		</fieldset>
		<fieldset aria-describedby="kinds-help">
			<legend>{t.which}</legend>
			<small id="kinds-help">{t.whichHelp}</small>
			<details open={kinds !== null}>
				<summary>{t.choose}</summary>
				{EVENT_KINDS.map((kind) => (
					<label class="check">
						<input type="checkbox" name="kind" value={kind} checked={kinds?.includes(kind) ?? false} />{" "}
						<span>{t.kinds[kind]}</span>
					</label>
				))}
			</details>
		</fieldset>
	</>
);

/** The same as it was sent; without a tick all kinds are wanted. */
export function heardOf(sent: Sent): { kinds: EventKind[] | null; reach: Reach } {
	const kinds = [sent.kind ?? []]
		.flat()
		.filter((kind): kind is EventKind => typeof kind === "string" && isEventKind(kind));
	return { kinds: kinds.length === 0 ? null : kinds, reach: REACHES.find((one) => one === sent.reach) ?? "own" };
}
