import { Camera, CameraOff, Mic, MicOff, Volume2, VolumeX } from 'lucide-react';
import { useTranslate } from 'ra-core';

type State = 'ON' | 'OFF';

const icons = {
  camera: { ON: Camera, OFF: CameraOff },
  mic: { ON: Mic, OFF: MicOff },
  speaker: { ON: Volume2, OFF: VolumeX },
} as const;
type Device = keyof typeof icons;

/** Icons with labels for camera, microphone and speaker; a camera that is off is emphasized. */
export function DeviceIcons(states: { camera: State; mic: State; speaker?: State }) {
  const translate = useTranslate();
  return (
    <span className="device-icons">
      {(Object.keys(icons) as Device[]).map(device => {
        const state = states[device];
        if (state === undefined) return null;
        const Icon = icons[device][state];
        const label = translate(`live.devices.${device}.${state}`);
        const isAlarming = device === 'camera' && state === 'OFF';
        return (
          <span
            key={device}
            className={`device-icon${isAlarming ? ' alarming' : state === 'OFF' ? ' off' : ''}`}
            role="img"
            title={label}
            aria-label={label}
          >
            <Icon size={16} aria-hidden />
          </span>
        );
      })}
    </span>
  );
}
