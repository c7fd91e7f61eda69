export type { RowSelectionState, SortingState } from '@tanstack/react-table';
export { AlertDialog, type AlertDialogProps } from './components/AlertDialog/AlertDialog.tsx';
export { type AspectRatioName, aspectRatios } from './components/AspectRatio/AspectRatio.props.ts';
export { AspectRatio, type AspectRatioProps } from './components/AspectRatio/AspectRatio.tsx';
export { type AvatarSize, avatarSizes } from './components/Avatar/Avatar.props.ts';
export { Avatar, type AvatarProps } from './components/Avatar/Avatar.tsx';
export { Badge, type BadgeProps } from './components/Badge/Badge.tsx';
export { Banner, type BannerProps } from './components/Banner/Banner.tsx';
export {
  type BarChartForm,
  type BarChartProps,
  type BarChartSize,
  type BarGroup,
  barChartForms,
  barChartSizes,
} from './components/BarChart/BarChart.props.ts';
export { BarChart } from './components/BarChart/BarChart.tsx';
export { type Breadcrumb, Breadcrumbs, type BreadcrumbsProps } from './components/Breadcrumbs/Breadcrumbs.tsx';
export { type ButtonKind, type ButtonSize, buttonKinds, buttonSizes } from './components/Button/Button.props.ts';
export { Button, type ButtonProps } from './components/Button/Button.tsx';
export {
  type ButtonGroupItem,
  type ButtonGroupKind,
  type ButtonGroupProps,
  buttonGroupKinds,
} from './components/ButtonGroup/ButtonGroup.props.ts';
export { ButtonGroup } from './components/ButtonGroup/ButtonGroup.tsx';
export { type CardKind, cardKinds } from './components/Card/Card.props.ts';
export { Card, type CardProps } from './components/Card/Card.tsx';
export { Checkbox, type CheckboxProps } from './components/Checkbox/Checkbox.tsx';
export { Chip, type ChipProps } from './components/Chip/Chip.tsx';
export { CheckboxCards, type CheckboxCardsProps } from './components/ChoiceCards/CheckboxCards.tsx';
export { type CardOption, RadioCards, type RadioCardsProps } from './components/ChoiceCards/RadioCards.tsx';
export { CodeBlock, type CodeBlockProps } from './components/CodeBlock/CodeBlock.tsx';
export type { ColorFieldProps, ContrastAgainst, PaletteColour } from './components/ColorField/ColorField.props.ts';
export { ColorField } from './components/ColorField/ColorField.tsx';
export {
  type ComboboxLines,
  type ComboboxOption,
  type ComboboxProps,
  comboboxLines,
  type LoadOptions,
} from './components/Combobox/Combobox.props.ts';
export { Combobox } from './components/Combobox/Combobox.tsx';
export type {
  CommandPaletteProps,
  PaletteCommand,
  PalettePage,
} from './components/CommandPalette/CommandPalette.props.ts';
export { CommandPalette } from './components/CommandPalette/CommandPalette.tsx';
export { earlyKey, earlyKeys } from './components/CommandPalette/early-keys.ts';
export { ContextMenu, type ContextMenuProps } from './components/ContextMenu/ContextMenu.tsx';
export type { DateFieldProps } from './components/DateField/DateField.props.ts';
export { DateField } from './components/DateField/DateField.tsx';
export {
  type DateRange,
  DateRangeField,
  type DateRangeFieldProps,
} from './components/DateRangeField/DateRangeField.tsx';
export { type DescriptionLayout, descriptionLayouts } from './components/DescriptionList/DescriptionList.props.ts';
export {
  type Description,
  DescriptionList,
  type DescriptionListProps,
} from './components/DescriptionList/DescriptionList.tsx';
export { type DialogSize, dialogSizes } from './components/Dialog/Dialog.props.ts';
export { Dialog, type DialogProps } from './components/Dialog/Dialog.tsx';
export { Accordion, type AccordionItem, type AccordionProps } from './components/Disclosure/Accordion.tsx';
export { Disclosure, type DisclosureProps } from './components/Disclosure/Disclosure.tsx';
export { Divider, type DividerProps } from './components/Divider/Divider.tsx';
export { Drawer, type DrawerProps } from './components/Drawer/Drawer.tsx';
export { EmptyState, type EmptyStateProps } from './components/EmptyState/EmptyState.tsx';
export { ErrorState, type ErrorStateProps } from './components/ErrorState/ErrorState.tsx';
export { Field, type FieldControl, type FieldProps } from './components/Field/Field.tsx';
export type { DroppedFile, FileDropProps } from './components/FileDrop/FileDrop.props.ts';
export { FileDrop } from './components/FileDrop/FileDrop.tsx';
export { type AppliedFilter, FilterBar, type FilterBarProps } from './components/FilterBar/FilterBar.tsx';
export type { FormProblem, FormProps } from './components/Form/Form.props.ts';
export { Form } from './components/Form/Form.tsx';
export { type GridColumns, type GridLeastWidth, gridColumns, gridLeastWidths } from './components/Grid/Grid.props.ts';
export { Grid, type GridProps } from './components/Grid/Grid.tsx';
export { type HeadingSize, headingSizes } from './components/Heading/Heading.props.ts';
export { Heading, type HeadingProps } from './components/Heading/Heading.tsx';
export { HoverCard, type HoverCardProps } from './components/HoverCard/HoverCard.tsx';
export { type IconSize, iconSizes } from './components/Icon/Icon.props.ts';
export { Icon, type IconGlyph, type IconProps } from './components/Icon/Icon.tsx';
export { type IconButtonSize, iconButtonSizes } from './components/IconButton/IconButton.props.ts';
export { IconButton, type IconButtonProps } from './components/IconButton/IconButton.tsx';
export { Inline, type InlineProps } from './components/Inline/Inline.tsx';
export { Kbd, type KbdProps } from './components/Kbd/Kbd.tsx';
export { type LinkKind, linkKinds } from './components/Link/Link.props.ts';
export { Link, type LinkProps } from './components/Link/Link.tsx';
export type { MenuAction, MenuEntry, MenuProps } from './components/Menu/Menu.props.ts';
export { Menu } from './components/Menu/Menu.tsx';
export { Meter, type MeterProps } from './components/Meter/Meter.tsx';
export { MotionProvider, type MotionProviderProps } from './components/MotionProvider/MotionProvider.tsx';
export { useMotion } from './components/MotionProvider/use-motion.ts';
export { NumberField, type NumberFieldProps } from './components/NumberField/NumberField.tsx';
export { readNumber, stepFrom } from './components/NumberField/number-text.ts';
export { type PageLayout, type PageWidth, pageLayouts, pageWidths } from './components/Page/Page.props.ts';
export { Page, type PageProps } from './components/Page/Page.tsx';
export { Pagination, type PaginationProps } from './components/Pagination/Pagination.tsx';
export { type PhoneNavRow, phoneNavRows } from './components/PhoneNav/PhoneNav.props.ts';
export { PhoneNav, type PhoneNavProps } from './components/PhoneNav/PhoneNav.tsx';
export { PhoneNavLink, type PhoneNavLinkProps } from './components/PhoneNav/PhoneNavLink.tsx';
export { Popover, type PopoverProps } from './components/Popover/Popover.tsx';
export { Progress, type ProgressProps } from './components/Progress/Progress.tsx';
export { Prose, type ProseProps } from './components/Prose/Prose.tsx';
export { QuantityStepper, type QuantityStepperProps } from './components/QuantityStepper/QuantityStepper.tsx';
export { type RadioFlow, radioFlows } from './components/Radio/RadioGroup.props.ts';
export { RadioGroup, type RadioGroupProps, type RadioOption } from './components/Radio/RadioGroup.tsx';
export { type ScrollHeight, scrollHeights } from './components/ScrollArea/ScrollArea.props.ts';
export { ScrollArea, type ScrollAreaProps } from './components/ScrollArea/ScrollArea.tsx';
export { type SearchLook, searchLooks } from './components/SearchField/SearchField.props.ts';
export { SearchField, type SearchFieldProps, type SearchOption } from './components/SearchField/SearchField.tsx';
export { Select, type SelectOption, type SelectProps } from './components/Select/Select.tsx';
export { Show, type ShowProps } from './components/Show/Show.tsx';
export { type SkeletonWidth, skeletonWidths } from './components/Skeleton/Skeleton.props.ts';
export { Skeleton, type SkeletonProps } from './components/Skeleton/Skeleton.tsx';
export { SkipLink, type SkipLinkProps } from './components/SkipLink/SkipLink.tsx';
export { type SliderProps, type SliderTrack, sliderTracks } from './components/Slider/Slider.props.ts';
export { Slider } from './components/Slider/Slider.tsx';
export {
  type SparklinePoint,
  type SparklineProps,
  type SparklineSize,
  sparklineSizes,
} from './components/Sparkline/Sparkline.props.ts';
export { Sparkline } from './components/Sparkline/Sparkline.tsx';
export { Spinner, type SpinnerProps } from './components/Spinner/Spinner.tsx';
export { type SplitFlow, type SplitSide, splitFlows, splitSides } from './components/Split/Split.props.ts';
export { Split, type SplitProps } from './components/Split/Split.tsx';
export {
  type SplitButtonKind,
  type SplitButtonProps,
  splitButtonKinds,
} from './components/SplitButton/SplitButton.props.ts';
export { SplitButton } from './components/SplitButton/SplitButton.tsx';
export { Stack, type StackProps } from './components/Stack/Stack.tsx';
export { Stat, type StatProps } from './components/Stat/Stat.tsx';
export { type StatusIconSize, statusIconKinds, statusIconSizes } from './components/StatusIcon/StatusIcon.props.ts';
export { StatusIcon, type StatusIconProps } from './components/StatusIcon/StatusIcon.tsx';
export type { StatusIconKind } from './components/StatusIcon/shapes.tsx';
export {
  type StepItem,
  type StepperFlow,
  type StepState,
  stepperFlows,
  stepStates,
} from './components/Stepper/Stepper.props.ts';
export { Stepper, type StepperProps } from './components/Stepper/Stepper.tsx';
export { Switch, type SwitchProps } from './components/Switch/Switch.tsx';
export { GridBox } from './components/Table/grid-box.ts';
export { RowAction } from './components/Table/RowAction.tsx';
export type { RowProviderProps, TableHandle, TableProps } from './components/Table/Table.props.ts';
export { Table } from './components/Table/Table.tsx';
export {
  fixedColumn,
  type TableColumnMeta,
  type TableColumns,
  tableColumnHelper,
} from './components/Table/table-features.ts';
export { type StripTabItem, TabStrip, type TabStripProps } from './components/TabStrip/TabStrip.tsx';
export { type TabItem, Tabs, type TabsProps } from './components/Tabs/Tabs.tsx';
export { Tag, type TagProps } from './components/Tag/Tag.tsx';
export { type TextAlign, type TextElement, textAligns, textElements } from './components/Text/Text.props.ts';
export { Text, type TextProps } from './components/Text/Text.tsx';
export { TextArea, type TextAreaProps } from './components/TextArea/TextArea.tsx';
export { TextField, type TextFieldProps } from './components/TextField/TextField.tsx';
export { applyLook, type PageLook } from './components/ThemeProvider/page-look.ts';
export {
  type OwnLook,
  readOwnLook,
  readStoredTheme,
  type StoredTheme,
  storeOwnLook,
  storeTheme,
  themeStorageKey,
} from './components/ThemeProvider/stored-theme.ts';
export { ThemeProvider, type ThemeProviderProps } from './components/ThemeProvider/ThemeProvider.tsx';
export { themeBootScript } from './components/ThemeProvider/theme-boot.ts';
export { TimeField, type TimeFieldProps } from './components/TimeField/TimeField.tsx';
export { Timeline, type TimelineEvent, type TimelineProps } from './components/Timeline/Timeline.tsx';
export { type ToastMessage, ToastProvider, useToast } from './components/Toast/Toast.tsx';
export {
  Toolbar,
  ToolbarButton,
  type ToolbarButtonProps,
  type ToolbarProps,
  ToolbarSeparator,
} from './components/Toolbar/Toolbar.tsx';
export { Tooltip, type TooltipProps, TooltipProvider } from './components/Tooltip/Tooltip.tsx';
export {
  type TreeAction,
  type TreeHandle,
  type TreeItem,
  type TreePosition,
  type TreeProps,
  type TreeSelection,
  treePositions,
  treeSelections,
} from './components/Tree/Tree.props.ts';
export { Tree } from './components/Tree/Tree.tsx';
export {
  type After,
  type InputRules,
  type ValidatedInputProps,
  type ValidatedMode,
  validatedModes,
} from './components/ValidatedInput/ValidatedInput.props.ts';
export { ValidatedInput } from './components/ValidatedInput/ValidatedInput.tsx';
export { VisuallyHidden, type VisuallyHiddenProps } from './components/VisuallyHidden/VisuallyHidden.tsx';
export type { ChartValue } from './internal/chart-scale.ts';
export { type ChartSeries, chartSeries } from './internal/chart-series.ts';
export { cx } from './internal/cx.ts';
export { plainKey } from './internal/plain-key.ts';
export { useLatest } from './internal/use-latest.ts';
export { motion } from './motion/contract.css.ts';
export { baseDurations, type MotionName, motionSpeeds } from './motion/motion.ts';
export { type Background, backgrounds } from './props/background.ts';
export { type Align, aligns, type Justify, justifies } from './props/layout.ts';
export { type StateTone, stateTones, type Tone, tones } from './props/tone.ts';
export { type TypeSize, type, type Weight, weights } from './props/type.ts';
export { spacing } from './spacing/contract.css.ts';
export { media, type SpacingName, type Step, spacings, steps } from './spacing/spacing.ts';
export { type WidthLockSetting, widthLocks } from './spacing/width-lock.ts';
export { vars } from './themes/contract.css.ts';
export {
  type Theme,
  type ThemeKey,
  type ThemeName,
  type ThemeScheme,
  type ThemeTokens,
  themeByName,
  themeKeys,
  themes,
  themeTitles,
} from './themes/index.ts';
