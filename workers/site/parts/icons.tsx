import type { FC } from "hono/jsx";
import { drawn } from "./drawn.ts";

/** Drawn in a box of 16, without fill. */
const PATHS = {
	again: "M13 8a5 5 0 1 1-1.5-3.6L13 6M13 2.5V6H9.5",
	alert: "M8 2.25 14.5 13.5h-13ZM8 6.5v3m0 2.1v.1",
	back: "M5.5 3 2.5 6l3 3M2.5 6H10a3.5 3.5 0 0 1 0 7H6",
	bell: "M4 11V7a4 4 0 0 1 8 0v4l1 1H3Zm2.75 2.5h2.5",
	check: "m3.5 8.5 3 3 6-7",
	close: "m4 4 8 8m0-8-8 8",
	clock: "M8 1.75a6.25 6.25 0 1 1 0 12.5 6.25 6.25 0 0 1 0-12.5ZM8 4.5V8l2.5 1.5",
	down: "m4 6 4 4 4-4",
	flag: "M3.5 14.5v-12h8.5l-2 3.25 2 3.25H3.5",
	info: "M8 1.75a6.25 6.25 0 1 1 0 12.5 6.25 6.25 0 0 1 0-12.5ZM8 7.25V11M8 5v.1",
	left: "M10 3.5 5.5 8l4.5 4.5",
	lock: "M3.5 7h9v7h-9ZM5.5 7V4.75a2.5 2.5 0 0 1 5 0V7",
	menu: "M1 4h14M1 8h14M1 12h14",
	money: "M1.75 3.5h12.5v9H1.75Zm0 3h12.5",
	out: "m5 11 6.5-6.5M6 4.5h5.5V10",
	pencil: "m3 13 .75-3.25L11 2.5 13.5 5l-7.25 7.25Z",
	plus: "M8 3v10M3 8h10",
	person: "M8 8.25a2.75 2.75 0 1 0 0-5.5 2.75 2.75 0 0 0 0 5.5ZM2.5 14c.6-2.6 2.7-3.75 5.5-3.75s4.9 1.15 5.5 3.75",
	right: "M6 3.5 10.5 8 6 12.5",
	pen: "m3 10.5 7.5-7.5 2.5 2.5L5.5 13 2.5 13.5Z",
	search: "M7 12A5 5 0 1 0 7 2a5 5 0 0 0 0 10Zm3.6-1.4L14 14",
	share: "M8 9.5V2m-3 3 3-3 3 3M3 8.5v5h10v-5",
} as const;

export type IconName = keyof typeof PATHS;

/** A picture that says nothing of its own: the words beside it do. @param l 20 px, as in headers and notices. */
export const Icon: FC<{ of: IconName; l?: boolean }> = ({ of, l }) => (
	<>
		{drawn(`icon ${of} ${l}`, () => (
			<svg class={l ? "icon l" : "icon"} width="16" height="16" viewBox="0 0 16 16" aria-hidden="true">
				<path d={PATHS[of]} />
			</svg>
		))}
	</>
);

/** The arrow of votes. */
export const Arrow: FC = () => (
	<>
		{drawn("arrow", () => (
			<svg width="14" height="12" viewBox="0 0 14 12" aria-hidden="true">
				<path d="M7 1.5 12.75 10.5H1.25Z" />
			</svg>
		))}
	</>
);

/** Only beside what was verified. */
export const Seal: FC<{ label: string; title: string }> = ({ label, title }) => (
	<span class="seal" title={title}>
		{drawn("seal", () => (
			<svg class="icon" width="16" height="16" viewBox="0 0 16 16" aria-hidden="true">
				<path d="m8 .8 1.9 1.4 2.3-.1.6 2.3 1.9 1.3L13.9 8l.8 2.3-1.9 1.3-.6 2.3-2.3-.1L8 15.2l-1.9-1.4-2.3.1-.6-2.3-1.9-1.3L2.1 8l-.8-2.3 1.9-1.3.6-2.3 2.3.1Z" />
				<path d="m5.3 8.2 1.9 1.9 3.6-4" />
			</svg>
		))}
		<span class="visually-hidden">{label}</span>
	</span>
);
