// Drawers and dialogs: what lies over a screen for a moment. They are read when the first of them is opened.

import { lazy } from '../parts/lazy.tsx';

const all = () => import('./all_drawers.ts');

export const History = lazy(() => all().then((drawers) => drawers.History));
export const Correct = lazy(() => all().then((drawers) => drawers.Correct));
export const CorrectHere = lazy(() => all().then((drawers) => drawers.CorrectHere));
export const More = lazy(() => all().then((drawers) => drawers.More));
export const Rename = lazy(() => all().then((drawers) => drawers.Rename));
export const SettingsDialog = lazy(() => all().then((drawers) => drawers.SettingsDialog));
export const KeysDialog = lazy(() => all().then((drawers) => drawers.KeysDialog));
export const BringFile = lazy(() => all().then((drawers) => drawers.BringFile));
export const Join = lazy(() => all().then((drawers) => drawers.Join));
export const GameMenu = lazy(() => all().then((drawers) => drawers.GameMenu));
export const RecordScreen = lazy(() => import('./record.tsx').then((module) => module.default));
export const CampaignMenu = lazy(() => all().then((drawers) => drawers.CampaignMenu));
